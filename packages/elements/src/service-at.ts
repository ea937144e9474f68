import type { BankRecord } from "./bank-list.ts";
import type { Choice } from "./choice.ts";
import type { PlaceCodes, ReadPlace, Source } from "./source.ts";

/** The fields that are asked for. */
interface Fields {
  readonly code: string;
  readonly name: string;
  readonly state_code: string;
  readonly lga_code: string;
}

const BANK_FIELDS = [
  ...["id", "name", "short_name", "aliases", "type", "cbn_code", "nip_code", "ussd", "status"],
  ...["merged_into", "picker_group"],
];

/** A record of the service with the names of the library. */
const inCamelCase = (record: Record<string, never>): BankRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as unknown as BankRecord;

const toChoice = ({ code, name }: Fields): Choice => ({ value: code, label: name });

/** A name or slug as it is compared with the names of the list. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z]|state$/g, "");

/** Lists from a naijaref service: `https://example.com`, or empty for the page's own origin. */
export function serviceAt(address: string): Source {
  const base = address.replace(/\/+$/, "");

  /** The data of an answer; undefined where there is no such record. Rejects where the service fails. */
  async function get<Data>(path: string): Promise<Data | undefined> {
    const response = await fetch(`${base}/v1/${path}`);
    if (response.ok) return ((await response.json()) as { readonly data: Data }).data;
    // 404: there is none; 409: several share the name; 422: it is no identifier.
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
    throw new Error(`${response.url} returned ${response.status}`);
  }

  const list = async (path: string): Promise<readonly Choice[]> =>
    ((await get<Fields[]>(path)) ?? []).map(toChoice);
  const one = (path: string, given: string, state?: string): Promise<Fields | undefined> => {
    if (given === "") return Promise.resolve(undefined);
    const within = state === undefined ? "" : `?state=${encodeURIComponent(state)}`;
    return get<Fields>(`${path}/${encodeURIComponent(given)}${within}`);
  };

  const states = (): Promise<readonly Choice[]> => list("states?fields=code,name");

  return {
    states,
    lgasOf: (state) => list(`states/${state}/lgas?fields=code,name`),
    wardsOf: (lga) => list(`lgas/${lga}/wards?fields=code,name`),
    findPlace: async (given, within): Promise<PlaceCodes | undefined> => {
      const key = keyOf(given);
      const listed = (within === undefined ? await states() : []).find(
        ({ value, label }) => value === given || keyOf(label) === key,
      );
      if (listed !== undefined) return { state: listed.value };
      const isWard = /^[0-9]+[^0-9]+[0-9]+[^0-9]+[0-9]+$/.test(given.trim());
      const lga = isWard ? undefined : await one("lgas", given, within);
      if (lga !== undefined) return { state: lga.state_code, lga: lga.code };
      const ward = isWard ? await one("wards", given) : undefined;
      if (ward !== undefined) return { state: ward.state_code, lga: ward.lga_code, ward: ward.code };
      // Another code of a state, or an alias.
      const state = isWard || within !== undefined ? undefined : await one("states", given);
      return state && { state: state.code };
    },
    placeOf: async (address): Promise<ReadPlace> => {
      const found = await get<{
        state_code: string | null;
        lga_code: string | null;
        lga_name: string | null;
        candidates: { lga_code: string; lga_name: string; state_code: string }[];
      }>(`address?text=${encodeURIComponent(address)}`);
      const { state_code: state, lga_code: lga, lga_name, candidates = [] } = found ?? {};
      if (state && lga) return { place: { state, lga }, lgaName: lga_name ?? "" };
      const unsure = candidates.map((one) => ({
        value: one.lga_code,
        label: one.lga_name,
        state: one.state_code,
      }));
      return { ...(state && { place: { state } }), unsure };
    },
    placeAt: async (lat, lon) => {
      const found = await get<Fields>(`reverse?lat=${lat}&lon=${lon}`);
      return found && { state: found.state_code, lga: found.lga_code };
    },
    banks: async (selection) => {
      const { BankList } = await import("./bank-list.ts");
      const query = new URLSearchParams({ active: "false", fields: BANK_FIELDS.join() });
      const banks = (await get<Record<string, never>[]>(`banks?${query}`)) ?? [];
      return new BankList(banks.map(inCamelCase), selection);
    },
  };
}
