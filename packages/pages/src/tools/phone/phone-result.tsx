import {
  blockOf,
  explainPhone,
  listAreaCodes,
  type PhoneFailure,
  type PhoneNumber,
  parsePhone,
  readPhoneBeginning,
} from "naijaref/phones";
import { Fact, Facts } from "../../parts/facts.tsx";
import { count } from "../../words.ts";
import { Progress } from "../progress.tsx";
import { Verdict } from "../verdict.tsx";

interface PhoneResultProps {
  readonly phone: string;
  /** Whether more may still come: then too few digits are no mistake. */
  readonly isTyping?: boolean;
}

export function isWrongPhone(phone: string): boolean {
  const parsed = parsePhone(phone);
  return phone.trim() !== "" && !parsed.ok && parsed.reason !== "short_code";
}

export function PhoneResult({ phone, isTyping = false }: PhoneResultProps) {
  if (phone.trim() === "") return null;
  const parsed = parsePhone(phone);
  if (parsed.ok) return <KnownNumber number={parsed.value} />;
  if (parsed.reason === "short_code")
    return (
      <Verdict title={parsed.shortCode.purpose} is="good">
        {parsed.shortCode.code} is a short code of all networks.
      </Verdict>
    );
  if (isTyping && canStillBecome(phone, parsed.reason)) return <Progress>{progressOf(phone)}</Progress>;
  return (
    <p class="verdict bad" id="problem">
      <strong>This is not a Nigerian phone number.</strong> {explainPhone(parsed)}
    </p>
  );
}

function canStillBecome(phone: string, reason: PhoneFailure["reason"]): boolean {
  const digits = phone.replace(/\D/g, "");
  if (reason === "not_nigerian") return "234".startsWith(digits);
  // Without a 0 at the start it may become a mobile number, which has ten digits then.
  return reason === "too_short" || reason === "empty" || (reason === "missing_prefix" && digits.length < 10);
}

function progressOf(phone: string): string {
  const begun = readPhoneBeginning(phone);
  const digits = phone.replace(/\D/g, "").length;
  if (begun === undefined) return digits === 0 ? "No digit yet" : count(digits, "digit").replace("one", "1");
  const { type, network, area, missing } = begun;
  const what = network !== null ? `${network} number` : area !== null ? `Fixed line in ${area}` : TYPES[type];
  return `${what}, ${missing} more ${missing === 1 ? "digit" : "digits"}`;
}

const TYPES: Readonly<Record<PhoneNumber["type"], string>> = {
  mobile: "Mobile number",
  fixed: "Fixed line",
  toll_free: "Toll-free number",
  non_toll_free: "Shared-cost number",
};

const STATUSES = {
  available: "free: given to no network",
  returned: "returned to the regulator",
  withdrawn: "withdrawn by the regulator",
} as const;

const grouped = (national: string): string =>
  `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;

function KnownNumber({ number }: { readonly number: PhoneNumber }) {
  const { display, e164, type, area, network, note, national } = number;
  const block = blockOf(national);
  const areaCode = listAreaCodes().find(({ code }) => type === "fixed" && code === number.prefix);
  return (
    <>
      <Verdict title={network ?? area ?? TYPES[type]} is="good">
        <span class="large-number">{display}</span>: {TYPES[type].toLowerCase()}
        {area === null ? "" : ` in ${area}`}
      </Verdict>
      <Facts>
        <Fact name="To store">
          <code>{e164}</code>
        </Fact>
        <Fact name="Given to">
          {network ?? "not known"}
          {block?.allottee != null && block.allottee !== network && (
            <span class="quiet"> (on the regulator’s list: {block.allottee})</span>
          )}
        </Fact>
        {block !== undefined && (
          <Fact name="Block of numbers">
            {grouped(block.rangeStart)} to {grouped(block.rangeEnd)}
            {block.status !== "allocated" && `: ${STATUSES[block.status]}`}
          </Fact>
        )}
        {areaCode !== undefined && (
          <Fact name="Area code">
            {areaCode.code} {areaCode.area}; {areaCode.legacyCode} until the end of 2023
          </Fact>
        )}
      </Facts>
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
