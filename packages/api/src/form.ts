/** Why a form cannot be read. */
export type FormProblem = "too_many_fields" | "malformed";

/** The fields of a form by their names, decoded; of several with one name the first. */
export type Form = Readonly<Record<string, string | undefined>>;

/** No form that is asked for has more. */
export const MOST_FIELDS = 16;

/**
 * Reads some fields of application/x-www-form-urlencoded (WHATWG URL, 5.1), in some milliseconds for a
 * megabyte: other fields are not decoded, and there may be few.
 */
export function readForm(text: string, names: readonly string[]): Form | FormProblem {
  const form: Record<string, string> = {};
  let fields = 0;
  for (let at = 0; at < text.length; ) {
    if (++fields > MOST_FIELDS) return "too_many_fields";
    const next = text.indexOf("&", at);
    const end = next < 0 ? text.length : next;
    const found = text.indexOf("=", at);
    const middle = found < 0 || found > end ? end : found;
    const name = names.find((one) => one === text.slice(at, middle));
    if (name !== undefined && form[name] === undefined) {
      const value = decode(text.slice(middle + 1, end));
      if (value === undefined) return "malformed";
      form[name] = value;
    }
    at = end + 1;
  }
  return form;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
