import { apiUrl } from "../host.ts";
import type { Entry } from "./entry.ts";

/** What the service suggests; nothing if there is none, or it fails. */
export async function askService(text: string, limit: number): Promise<readonly Entry[]> {
  if (apiUrl === undefined) return [];
  try {
    const response = await fetch(`${apiUrl}/v1/suggest?q=${encodeURIComponent(text)}&limit=${limit}`);
    if (!response.ok) return [];
    const { data } = (await response.json()) as { readonly data: readonly ServiceSuggestion[] };
    return data.map(({ kind, code, name, lga_name, state_name, bank_status }) => ({
      title: name,
      kind: kind.replaceAll("_", " "),
      detail: [
        kind === "ward" ? lga_name : null,
        kind === "state" ? null : state_name,
        bank_status === null || bank_status === "active" ? null : bank_status.replaceAll("_", " "),
      ]
        .filter((word) => word !== null)
        .join(" · "),
      address: `/${PATHS[kind] ?? "constituencies"}/${encodeURIComponent(code)}`,
    }));
  } catch {
    return [];
  }
}

interface ServiceSuggestion {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  readonly lga_name: string | null;
  readonly state_name: string | null;
  readonly bank_status: string | null;
}

/** Any code leads to the page of its record. */
const PATHS: Readonly<Record<string, string>> = {
  state: "states",
  lga: "lgas",
  ward: "wards",
  bank: "banks",
};
