/** Numbers, names and dates as people write them. */

/** `8,809`. Not `toLocaleString`: what it writes depends on the machine. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** `one ward`, `12 wards`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number === 1 ? "one" : grouped(number)} ${number === 1 ? one : many}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Wards` as `wards`; `LGAs` stays. */
export const uncapitalized = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** At most 64 characters of what a person typed, which is longer than any name. */
export const shortened = (text: string): string => (text.length > 64 ? `${text.slice(0, 63)}…` : text);

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** `27 May 1967`, `May 1967` or `1967`: as exactly as the date is known. */
export function dateInWords(date: string): string {
  const [year = "", month, day] = date.split("-");
  const named = month === undefined ? undefined : MONTH.format(new Date(`${year}-${month}-01`));
  return [day === undefined ? undefined : String(Number(day)), named, year].filter(Boolean).join(" ");
}
