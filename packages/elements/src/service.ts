import type { Choice } from "./choice.ts";
import type { PlaceCodes, Source } from "./source.ts";

/** The fields that are asked for. */
interface Fields {
  readonly code: string;
  readonly name: string;
  readonly state_code: string;
  readonly lga_code: string;
  readonly id: string;
  readonly short_name: string | null;
}

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
  const one = (path: string, given: string): Promise<Fields | undefined> =>
    given === "" ? Promise.resolve(undefined) : get<Fields>(`${path}/${encodeURIComponent(given)}`);

  const states = (): Promise<readonly Choice[]> => list("states?fields=code,name");

  return {
    states,
    lgasOf: (state) => list(`states/${state}/lgas?fields=code,name`),
    wardsOf: (lga) => list(`lgas/${lga}/wards?fields=code,name`),
    findPlace: async (given): Promise<PlaceCodes | undefined> => {
      const key = keyOf(given);
      const listed = (await states()).find(({ value, label }) => value === given || keyOf(label) === key);
      if (listed !== undefined) return { state: listed.value };
      const isWard = /^[0-9]+[^0-9]+[0-9]+[^0-9]+[0-9]+$/.test(given.trim());
      const lga = isWard ? undefined : await one("lgas", given);
      if (lga !== undefined) return { state: lga.state_code, lga: lga.code };
      const ward = isWard ? await one("wards", given) : undefined;
      if (ward !== undefined) return { state: ward.state_code, lga: ward.lga_code, ward: ward.code };
      // Another code of a state, or an alias.
      const state = isWard ? undefined : await one("states", given);
      return state && { state: state.code };
    },
    placeAt: async (lat, lon) => {
      const found = await get<Fields>(`reverse?lat=${lat}&lon=${lon}`);
      return found && { state: found.state_code, lga: found.lga_code };
    },
    banks: async ({ has, type }) => {
      const query = new URLSearchParams({ fields: "id,name,short_name" });
      if (has.length > 0) query.set("has", has.join(","));
      if (type.length > 0) query.set("type", type.join(","));
      const banks = (await get<Fields[]>(`banks?${query}`)) ?? [];
      return banks.map(({ id, name, short_name }) => ({ value: id, label: short_name ?? name }));
    },
    findBank: async (given) => (await one("banks", given))?.id,
  };
}
