export { formatPhoneAsTyped } from "naijaref/phones";
// What is typed is checked in the page: nothing is sent anywhere to look it up.
export { phone } from "naijaref/schema";
