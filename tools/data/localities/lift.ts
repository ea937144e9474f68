import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import type { Dataset, PollingUnitFile, Row } from "../table/index.ts";

/** A place whose LGA was in doubt, because one source alone had it, and what INEC's own names say. */
export interface Lifted {
  readonly code: string;
  readonly name: string;
  readonly lga: string;
  /** Wards of the LGA that are called so. */
  readonly wards: number;
  /** Polling units of the LGA that have the name, and of the state. */
  readonly units: number;
  readonly unitsInState: number;
}

/** As for the places that the names of units show: `judge.ts`. */
const WITHOUT_WARD = { units: 4, share: 0.9 };
/** Where INEC calls a ward of this LGA so, and none of another in the state. */
const SHARE_WITH_WARD = 2 / 3;

/**
 * The places of the table that have only INEC's names as their source, and whose LGA those decide as surely
 * as that of a place which is derived from them. A person has read that each is a place.
 */
export function liftDoubts(dataset: Dataset, unitFiles: readonly PollingUnitFile[]): Lifted[] {
  const lgaOfWard = new Map(dataset.wards.map((ward) => [String(ward["code"]), String(ward["lga_code"])]));
  const units = new NamesByState(
    unitFiles.flatMap((file) =>
      file.units.map(({ code, name }) => ({
        name,
        state: code.slice(0, 2),
        lga: lgaOfWard.get(code.slice(0, 8)) ?? "",
      })),
    ),
  );
  const wards = new NamesByState(
    dataset.wards.flatMap((ward) =>
      [String(ward["name"]), ...(ward["aliases"] as readonly string[])].map((name) => ({
        name,
        state: String(ward["code"]).slice(0, 2),
        lga: String(ward["lga_code"]),
      })),
    ),
  );
  const numberOfState = new Map(
    dataset.states.map((state) => [String(state["code"]), String(state["inec_code"])]),
  );
  return dataset.localities.filter(isInDoubt).flatMap((place) => {
    const lga = String((place["lga_codes"] as readonly string[])[0]);
    const state = numberOfState.get(String(place["state_code"])) ?? "";
    const name = String(place["name"]);
    const ofUnits = units.count(state, name);
    const ofWards = wards.count(state, name);
    const counts = {
      wards: ofWards.get(lga) ?? 0,
      units: ofUnits.get(lga) ?? 0,
      unitsInState: sum(ofUnits.values()),
    };
    return isSure(counts, sum(ofWards.values()))
      ? [{ code: String(place["code"]), name, lga, ...counts }]
      : [];
  });
}

function isInDoubt(place: Row): boolean {
  const doubts = place["unverified_fields"] as readonly string[];
  const sources = place["sources"] as readonly string[];
  const lgas = place["lga_codes"] as readonly string[];
  return doubts.includes("lga_codes") && sources.join() === "inec-irev-2023" && lgas.length === 1;
}

function isSure({ wards, units, unitsInState }: Omit<Lifted, "code" | "name" | "lga">, wardsInState: number) {
  if (wardsInState > wards) return false;
  if (wards > 0) return units >= SHARE_WITH_WARD * unitsInState;
  return units >= WITHOUT_WARD.units && units >= WITHOUT_WARD.share * unitsInState;
}

interface Named {
  readonly name: string;
  /** INEC's number of the state. */
  readonly state: string;
  readonly lga: string;
}

class NamesByState {
  readonly #names = new Map<string, { readonly text: string; readonly lga: string }[]>();

  constructor(names: readonly Named[]) {
    for (const { name, state, lga } of names) {
      const list = this.#names.get(state) ?? [];
      list.push({ text: ` ${fold(name)} `, lga });
      this.#names.set(state, list);
    }
  }

  count(state: string, name: string): Map<string, number> {
    const words = ` ${fold(name)} `;
    const counts = new Map<string, number>();
    for (const { text, lga } of this.#names.get(state) ?? [])
      if (text.includes(words)) counts.set(lga, (counts.get(lga) ?? 0) + 1);
    return counts;
  }
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);
