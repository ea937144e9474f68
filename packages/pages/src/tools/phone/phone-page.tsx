import { toolPage } from "../live-form.tsx";
import { isWrongPhone, phoneResult } from "./phone-result.tsx";

export const phonePage = toolPage({
  pattern: "/read/phone",
  query: ["phone"],
  title: "Read a phone number",
  description:
    "Read a Nigerian phone number: its kind, the block that it is in, who holds the block, and the form to store.",
  lead: "Write it in any common way: 0803 123 4567, +234 803 123 4567, or 01 463 0643 as before 2024.",
  assets: ["tools.css", "read-phone.js"],
  typed: { name: "Phone number", type: "tel", maxlength: 40, placeholder: "0803 123 4567" },
  submit: "Read",
  answer: phoneResult,
  isWrong: isWrongPhone,
  isPrivate: true,
});
