import {
  blockOf,
  explainPhone,
  listAreaCodes,
  type PhoneFailure,
  type PhoneNumber,
  parsePhone,
} from "naijaref/phones";
import type { Values } from "../../page.ts";
import { Answer, type Row } from "../../parts/answer.tsx";
import { BLOCK_STATUSES, PHONE_TYPES, phoneBegun } from "../../search/beginnings.ts";
import { count } from "../../words.ts";
import { Problem, toolPage } from "../live-form.tsx";

function isWrongPhone({ phone = "" }: Values): boolean {
  const parsed = parsePhone(phone);
  return phone.trim() !== "" && !parsed.ok && parsed.reason !== "short_code";
}

/** @param isTyping whether more may still come: then too few digits are no mistake */
export function phoneResult({ phone = "" }: Values, isTyping = false) {
  if (phone.trim() === "") return null;
  const parsed = parsePhone(phone);
  if (parsed.ok) return answerFor(parsed.value);
  if (parsed.reason === "short_code")
    return (
      <Answer
        as="h2"
        name={parsed.shortCode.purpose}
        lead={`${parsed.shortCode.code} is a short code of all networks.`}
      />
    );
  if (isTyping && canStillBecome(phone, parsed.reason)) return <p class="progress">{progressOf(phone)}</p>;
  return <Problem>This is not a Nigerian phone number. {explainPhone(parsed)}</Problem>;
}

function canStillBecome(phone: string, reason: PhoneFailure["reason"]): boolean {
  const digits = phone.replace(/\D/g, "");
  if (reason === "not_nigerian") return "234".startsWith(digits);
  // Without a 0 at the start it may become a mobile number, which has ten digits then.
  return reason === "too_short" || reason === "empty" || (reason === "missing_prefix" && digits.length < 10);
}

function progressOf(phone: string): string {
  const begun = phoneBegun(phone);
  if (begun !== undefined) return `${begun.title}, ${begun.toCome}`;
  const digits = phone.replace(/\D/g, "").length;
  return digits === 0 ? "No digit yet" : count(digits, "digit").replace("one", "1");
}

const grouped = (national: string): string =>
  `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;

function answerFor(number: PhoneNumber) {
  const { display, type, area, network, note } = number;
  return (
    <>
      <Answer
        as="h2"
        name={network ?? area ?? PHONE_TYPES[type]}
        lead={
          <>
            <span class="large-number">{display}</span>: {PHONE_TYPES[type].toLowerCase()}
            {area === null ? "" : ` in ${area}`}
          </>
        }
        rows={rowsOf(number)}
      />
      {note !== null && (
        <p class="doubt">
          {type === "mobile"
            ? "People can keep their number when they change network, so this number may be with another network now."
            : note}
        </p>
      )}
      <p class="quiet">
        By the regulator’s lists of October 2022 and December 2023. They say to whom numbers were given, not
        whether a number is in use.
      </p>
    </>
  );
}

function rowsOf({ e164, type, network, national, prefix }: PhoneNumber): readonly Row[] {
  const block = blockOf(national);
  const areaCode = listAreaCodes().find(({ code }) => type === "fixed" && code === prefix);
  const listed = block?.allottee == null || block.allottee === network ? undefined : block.allottee;
  const rows = [
    { label: "To store", name: "E.164", code: e164 },
    {
      label: "Given to",
      name: network ?? "not known",
      note: listed && `on the regulator’s list: ${listed}`,
    },
    block && {
      label: "Block",
      name: `${grouped(block.rangeStart)} to ${grouped(block.rangeEnd)}`,
      note: block.status === "allocated" ? undefined : BLOCK_STATUSES[block.status],
    },
    areaCode && {
      label: "Area code",
      name: areaCode.area,
      address: `/area-codes/${areaCode.code}`,
      code: areaCode.code,
      note: `${areaCode.legacyCode} until the end of 2023`,
    },
  ];
  return rows.filter((row) => row !== undefined);
}

/** Scripts take the answer alone, and leave this out. */
export const phonePage = /* @__PURE__ */ toolPage({
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
