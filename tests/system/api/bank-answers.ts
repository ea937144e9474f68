import { sharedService } from "../../start/shared-service.ts";

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

export type Get = <Body = SingleBody>(
  path: string,
  query?: Readonly<Record<string, string>>,
) => Promise<Answer<Body>>;

/** Starts a service for the tests of a file, and asks it. */
export function serveBanks(): { readonly get: Get; readonly urlOf: (path: string) => string } {
  const service = sharedService();
  const urlOf = (path: string): string => `${service.url}${path}`;
  const get = async <Body>(
    path: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(urlOf(`${path}${search === "" ? "" : `?${search}`}`));
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  };
  return { get, urlOf };
}
