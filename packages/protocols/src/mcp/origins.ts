/**
 * Which web pages may call: all, or those of some origins (https://a.example) or hosts (localhost, with any
 * scheme and port). Undefined: all.
 */
export type Origins = readonly string[] | undefined;

/** Reads the setting, or throws with what it takes. */
export function readOrigins(name: string, text: string): Origins {
  if (text === "*") return undefined;
  const origins = text.split(",").map((part) => part.trim().toLowerCase());
  const wrong = origins.find(
    (origin) => !/^([a-z]+:\/\/)?[a-z0-9.-]+(:[0-9]{1,5})?$|^\[[0-9a-f:]+\]$/.test(origin),
  );
  if (wrong === undefined) return origins;
  throw new Error(`${name} has "${wrong}": set it to *, or to origins such as https://a.example,localhost.`);
}

/** Whether a request may come from where its field Origin says. A program that is no page sends none. */
export function isAllowed(origin: string | undefined, origins: Origins): boolean {
  if (origin === undefined || origins === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return origins.includes(origin.toLowerCase()) || origins.includes(hostname);
}
