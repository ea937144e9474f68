import { ask } from "./ask.ts";

export interface BankJson {
  readonly id: string;
  readonly type: string;
  readonly status: string;
}

/** As far as these tests look into bodies: one bank, or what validation answers. */
export interface SingleBody {
  readonly data: BankJson & {
    readonly account: string;
    readonly valid: boolean;
    readonly count: number;
    readonly banks: readonly BankJson[];
    readonly note: string;
  };
  readonly error: { readonly code: string; readonly message: string };
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Asks for something of banks, and reads its JSON. */
export async function askBanks<Body = SingleBody>(
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> {
  const search = new URLSearchParams(query).toString();
  const response = await ask(`${path}${search === "" ? "" : `?${search}`}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}
