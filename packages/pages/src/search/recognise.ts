import { banksForAccount } from "naijaref/banks";
import { explainPhone, parsePhone } from "naijaref/phones";
import { explainPlate, parsePlate } from "naijaref/plates";
import { explainPollingUnitCode, parsePollingUnitCode } from "naijaref/polling-units";
import { formOf } from "naijaref/text";
import { lgaAddress, stateAddress, unitAddress, wardAddress } from "../addresses.ts";
import { beginningsIn, registeredIn } from "./beginnings.ts";
import { type Reading, readCoordinates } from "./reading.ts";

/** Longer texts are no numbers, plates or codes, and no beginnings of them. */
const MAX_LENGTH_TYPED = 64;

/**
 * What a text is that is typed into the box: an account number, a phone number, a plate, the code of a
 * polling unit, or coordinates; with two meanings, both. It is valid or not, and the detail says why; what
 * can still become valid is only begun, and the reading says how much is to come. Nothing for a name.
 */
export function recognise(text: string): readonly Reading[] {
  const typed = text.trim();
  if (typed === "" || typed.length > MAX_LENGTH_TYPED) return [];
  const coordinates = readCoordinates(typed);
  if (coordinates !== undefined) return [readingOfCoordinates(coordinates)];
  const whole = wholeReadings(typed);
  const valid = whole.filter(({ isValid }) => isValid);
  const begun = beginningsIn(typed);
  // What can still become right is not called wrong.
  return begun.length === 0 ? whole : [...valid, ...begun];
}

function wholeReadings(typed: string): readonly Reading[] {
  const form = formOf(typed);
  if (form === "polling_unit") return [readingOfUnit(typed)];
  if (form === "plate") return [readingOfPlate(typed)];
  return form === "number" ? readingsOfNumber(typed) : [];
}

function readingOfCoordinates({ lat, lon }: NonNullable<ReturnType<typeof readCoordinates>>): Reading {
  const isValid = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return {
    kind: "coordinates",
    isValid,
    title: `Coordinates ${lat}, ${lon}`,
    detail: isValid
      ? "See the LGA, state and constituencies there."
      : "There is no such place: latitude is from -90 to 90, and longitude from -180 to 180.",
    address: `/where?lat=${lat}&lon=${lon}`,
  };
}

function readingOfUnit(typed: string): Reading {
  const parsed = parsePollingUnitCode(typed);
  if (parsed.ok) {
    const { code, ward, lga, state } = parsed.value;
    return {
      kind: "polling_unit",
      isValid: true,
      title: `Polling unit ${code}`,
      detail: `${ward.name}, ${lga.name}, ${state.name}`,
      address: unitAddress(code),
    };
  }
  const code = "code" in parsed ? parsed.code : typed;
  const detail = explainPollingUnitCode(parsed);
  const refused = { kind: "polling_unit", isValid: false, title: `Polling unit ${code}` } as const;
  if (parsed.reason === "former_code") {
    const { codeNow, name } = parsed.former;
    const now = codeNow === null ? "It is not known what became of it." : `It is ${codeNow} now.`;
    const address = `/search?q=${encodeURIComponent(codeNow ?? name)}`;
    return { ...refused, detail: `${detail} ${now}`, address };
  }
  // As much of the code as is right.
  if ("ward" in parsed) return { ...refused, detail, address: wardAddress(parsed.ward) };
  if ("lga" in parsed) return { ...refused, detail, address: lgaAddress(parsed.lga) };
  return { ...refused, detail, address: "state" in parsed ? stateAddress(parsed.state) : "/states" };
}

function readingOfPlate(typed: string): Reading {
  const parsed = parsePlate(typed);
  return {
    kind: "plate",
    isValid: parsed.ok,
    title: `Plate ${parsed.ok ? parsed.value.display : typed}`,
    detail: parsed.ok ? registeredIn(parsed.value.stateCode) : explainPlate(parsed),
    address: `/read/plate#plate=${encodeURIComponent(typed)}`,
  };
}

/** From so many digits on, a number is a phone number or an account number; shorter ones are codes. */
const MIN_DIGITS = 7;

function readingsOfNumber(typed: string): readonly Reading[] {
  const digits = typed.replace(/\D/g, "");
  const phone = readingOfPhone(typed);
  if (digits.length < MIN_DIGITS) return phone.kind === "short_code" ? [phone] : [];
  const account = digits.length === 10 && !typed.startsWith("+") ? readingOfAccount(digits) : undefined;
  if (account === undefined) return [phone];
  return phone.isValid ? [phone, account] : [account];
}

function readingOfPhone(typed: string): Reading {
  const parsed = parsePhone(typed);
  const address = `/read/phone#phone=${encodeURIComponent(typed)}`;
  if (parsed.ok) {
    const { display, network, area } = parsed.value;
    const about = [network, area].filter((word) => word !== null).join(", ");
    return {
      kind: "phone",
      isValid: true,
      title: `Phone number ${display}`,
      detail: about === "" ? "See its block." : about,
      address,
    };
  }
  const isShort = parsed.reason === "short_code";
  return {
    kind: isShort ? "short_code" : "phone",
    isValid: isShort,
    title: isShort ? `Short code ${typed}` : `Phone number ${typed}`,
    detail: explainPhone(parsed),
    address,
  };
}

function readingOfAccount(digits: string): Reading {
  const found = banksForAccount(digits);
  const count = found.ok ? found.value.banks.length : 0;
  return {
    kind: "account",
    isValid: found.ok,
    title: `Account number ${digits}`,
    detail: `It fits ${count} institutions. Choose the bank to check its last digit.`,
    address: `/check/account#account=${digits}`,
  };
}
