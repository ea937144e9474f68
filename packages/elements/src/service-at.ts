import type { AddressReading } from "naijaref/address";
import type { Ward } from "naijaref/places";
import { placeRead } from "./address-line.ts";
import type { BankRecord } from "./bank-list.ts";
import { type Choice, toChoice } from "./field.ts";
import type { PlaceCodes, ReadPlace, Source } from "./source.ts";

/** What is read of a state, an LGA or a ward, as far down as it goes. */
type Place = Pick<Ward, "code" | "name" | "stateCode" | "lgaCode">;

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A name or slug as it is compared with the names of the list. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z]|state$/g, "");

/** Lists from a naijaref service: `https://example.com`, or empty for the page's own origin. */
export function serviceAt(address: string): Source {
  const base = address.replace(/\/+$/, "");

  /** The data of an answer; undefined where there is no such record. Rejects where the service fails. */
  async function get<Data>(path: string): Promise<Data | undefined> {
    const response = await fetch(`${base}/v1/${path}`);
    // The service writes the names of the library with an underscore.
    const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (response.ok)
      return (JSON.parse((await response.text()).replace(/"\w+":/g, toCamel)) as { readonly data: Data })
        .data;
    // 404: there is none; 409: several share the name; 422: it is no identifier.
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
    throw new Error(`${response.url} returned ${response.status}`);
  }

  const list = async (path: string): Promise<readonly Choice[]> =>
    ((await get<Place[]>(path)) ?? []).map(toChoice);
  const one = (path: string, given: string, state?: string): Promise<Place | undefined> => {
    if (given === "") return Promise.resolve(undefined);
    const within = state === undefined ? "" : `?state=${encodeURIComponent(state)}`;
    return get<Place>(`${path}/${encodeURIComponent(given)}${within}`);
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
      if (lga !== undefined) return { state: lga.stateCode, lga: lga.code };
      const ward = isWard ? await one("wards", given) : undefined;
      if (ward !== undefined) return { state: ward.stateCode, lga: ward.lgaCode, ward: ward.code };
      // Another code of a state, or an alias.
      const state = isWard || within !== undefined ? undefined : await one("states", given);
      return state && { state: state.code };
    },
    placeOf: async (address): Promise<ReadPlace> => {
      const read = await get<AddressReading>(`address?text=${encodeURIComponent(address)}`);
      return read === undefined ? {} : placeRead(read);
    },
    placeAt: async (lat, lon) => {
      const found = await get<Place>(`reverse?lat=${lat}&lon=${lon}`);
      return found && { state: found.stateCode, lga: found.lgaCode };
    },
    banks: async (selection) => {
      const { BANK_FIELDS, BankList } = await import("./bank-list.ts");
      const query = new URLSearchParams({ active: "false", fields: BANK_FIELDS.map(inSnakeCase).join() });
      return new BankList((await get<BankRecord[]>(`banks?${query}`)) ?? [], selection);
    },
  };
}
