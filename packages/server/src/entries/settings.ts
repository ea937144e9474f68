/** What the environment decides. */
export interface Settings {
  readonly port: number;
  /** Left out: every address of the machine, IPv6 and IPv4. */
  readonly host: string | undefined;
}

/** Reads the settings, or throws with the variable's name and what it takes. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return { port: readPort(environment["PORT"] ?? "3000"), host: environment["HOST"] };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^[0-9]{1,5}$/.test(text) || port > 65535) {
    throw new Error(`PORT is "${text}": set it to a whole number from 0 to 65535.`);
  }
  return port;
}
