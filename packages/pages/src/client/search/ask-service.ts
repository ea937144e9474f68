import { KINDS, type Kind } from "naijaref/kinds";
import type { Entry } from "../../search/entry.ts";
import { capitalized } from "../../words.ts";
import { isStaticHost } from "../host.ts";

/**
 * What the service suggests; undefined if it fails, or did not serve this page: its suggestions have codes,
 * and only a service leads from the address with a code to the page.
 */
export async function askService(text: string, limit: number): Promise<readonly Entry[] | undefined> {
  if (isStaticHost) return undefined;
  try {
    const response = await fetch(`/v1/suggest?q=${encodeURIComponent(text)}&limit=${limit}`, {
      priority: "high",
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { readonly data: readonly ServiceSuggestion[] };
    return data.map(({ kind, code, name, lga_name, state_name, bank_status }) => ({
      title: name,
      kind: capitalized(KINDS[kind].noun),
      detail: [
        kind === "ward" || kind === "locality" ? lga_name : null,
        kind === "state" ? null : state_name,
        bank_status === null || bank_status === "active" ? null : bank_status.replaceAll("_", " "),
      ]
        .filter((word) => word !== null)
        .join(" · "),
      address: `/${KINDS[kind].path}/${encodeURIComponent(code)}`,
    }));
  } catch {
    return undefined;
  }
}

interface ServiceSuggestion {
  readonly kind: Kind;
  readonly code: string;
  readonly name: string;
  readonly lga_name: string | null;
  readonly state_name: string | null;
  readonly bank_status: string | null;
}
