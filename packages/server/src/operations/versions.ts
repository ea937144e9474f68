export { apiVersion } from "@naijaref/contract/version";
export { dataVersion } from "naijaref/about";
