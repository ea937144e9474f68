import { contains, ringsByShape } from "@naijaref/tools/boundaries";
import { groupBy, type Row } from "@naijaref/tools/table";
import { fold, joined, placeKey } from "naijaref/text";
import { editCost } from "../../packages/naijaref/src/names/edit.ts";
import { listOf, on, repeatsIn, rule, textOf } from "../rule.ts";

export const cityKinds = rule(
  "city-kinds",
  "a city that is no capital of a state has kind unverified: how many people live there is GeoNames' guess.",
  function* ({ localities, states }) {
    const capitals = new Set(
      states.map((state) => `${textOf(state, "code")} ${placeKey(textOf(state, "capital"))}`),
    );
    const message =
      "is a city by GeoNames' figure alone: add kind to unverified_fields, or except it with a second figure";
    for (const place of localities)
      if (
        textOf(place, "kind") === "city" &&
        !listOf(place, "unverified_fields").includes("kind") &&
        !capitals.has(`${textOf(place, "state_code")} ${placeKey(textOf(place, "name"))}`)
      )
        yield on("localities", place, message, "kind");
  },
);

export const seatNames = rule(
  "seat-names",
  "a locality that an LGA is named for, or that is its seat, has the name that the table of LGAs has.",
  function* ({ localities, lgas }) {
    const byCode = new Map(lgas.map((lga) => [textOf(lga, "code"), lga]));
    for (const place of localities) {
      if (textOf(place, "kind") === "lcda") continue;
      const names = listOf(place, "lga_codes").flatMap((code) => {
        const lga = byCode.get(code) ?? {};
        return [textOf(lga, "name"), textOf(lga, "headquarters")].filter((name) => name !== "");
      });
      const keys = new Set(names.map(placeKey));
      const alias = listOf(place, "aliases").find((one) => keys.has(placeKey(one)));
      if (alias === undefined || keys.has(placeKey(textOf(place, "name")))) continue;
      const message = `has the alias ${alias}, which is the name in the table of LGAs: make that its name, and the other an alias`;
      yield on("localities", place, message, "name");
    }
  },
);

const STREET = /\b(?:Road|Rd|Street|Avenue|Close|Crescent|Lane|Way|Railway|Bypass)$/;

export const streetNames = rule(
  "street-names",
  "a locality that is called as a road or a railway is has a decision that people call a place so.",
  function* ({ localities }) {
    const message = "is the name of a road: leave it out, or except it and say who lives there";
    for (const place of localities)
      if (STREET.test(textOf(place, "name"))) yield on("localities", place, message, "name");
  },
);

/** From so many letters, names that differ by so much are probably one name. */
const ONE_LETTER = { from: 5, cost: 1 };
const TWO_LETTERS = { from: 8, cost: 2 };
/** In the same ward two letters may differ in shorter names too. */
const SAME_WARD = { from: 5, cost: 2 };

interface Named {
  readonly place: Row;
  readonly key: string;
}

function areAlike(a: Named, b: Named): boolean {
  const letters = Math.min(a.key.length, b.key.length);
  const wards = listOf(a.place, "ward_codes");
  const shareWard = listOf(b.place, "ward_codes").some((ward) => wards.includes(ward));
  const rules = shareWard ? [ONE_LETTER, TWO_LETTERS, SAME_WARD] : [ONE_LETTER, TWO_LETTERS];
  const most = Math.max(-1, ...rules.filter(({ from }) => letters >= from).map(({ cost }) => cost));
  return most > 0 && editCost(a.key, b.key, most) <= most;
}

export const localityDoubles = rule(
  "locality-doubles",
  "no two localities of an LGA have names that are spelt almost alike.",
  function* ({ localities }) {
    // Area 2 and Area 3 are two places.
    const named = localities
      .filter((place) => textOf(place, "kind") !== "lcda" && !/\d/.test(textOf(place, "name")))
      .map((place) => ({ place, key: joined(fold(textOf(place, "name"))) }));
    for (const places of groupBy(named, ({ place }) => listOf(place, "lga_codes")[0] ?? "").values())
      for (const [at, one] of places.entries()) {
        const other = places.slice(0, at).find((earlier) => areAlike(earlier, one))?.place;
        if (other === undefined) continue;
        const message = `is spelt almost as ${textOf(other, "name")} (${textOf(other, "code")}) in the same LGA: make them one, with former_codes and an alias, or except it if they are two places`;
        yield on("localities", one.place, message, "name");
      }
  },
);

export const localityPlaces = rule(
  "locality-places",
  "a locality's LGAs are in its state and its wards in its LGAs, no place is there twice, and no former code is that of another place.",
  function* ({ localities, lgas, wards }) {
    const stateOfLga = new Map(lgas.map((lga) => [textOf(lga, "code"), textOf(lga, "state_code")]));
    const lgaOfWard = new Map(wards.map((ward) => [textOf(ward, "code"), textOf(ward, "lga_code")]));
    const owners = groupBy(
      localities.flatMap((row) => listOf(row, "former_codes").map((code) => ({ row, code }))),
      ({ code }) => code,
    );
    const codes = new Set(localities.map((row) => textOf(row, "code")));
    for (const row of localities) {
      const [own, state] = [listOf(row, "lga_codes"), textOf(row, "state_code")];
      if (own.length === 0)
        yield on("localities", row, "lga_codes is empty: write the LGA in which the place lies");
      for (const lga of own)
        if (stateOfLga.get(lga) !== state)
          yield on("localities", row, `${lga} is not in ${state}: correct the LGA or the state`);
      for (const ward of listOf(row, "ward_codes"))
        if (!own.includes(lgaOfWard.get(ward) ?? ""))
          yield on("localities", row, `ward ${ward} is in none of its LGAs: correct the ward`);
      for (const code of listOf(row, "former_codes"))
        if (codes.has(code) || owners.get(code)?.some((one) => one.row !== row))
          yield on("localities", row, `${code} is another place's code too: correct one`);
    }
    // Two places of one kind with the same name and LGA would be one place.
    const keyOf = (row: Row): string =>
      [textOf(row, "kind") === "lcda" ? "lcda" : "", textOf(row, "name"), listOf(row, "lga_codes")[0]].join(
        "|",
      );
    for (const [row] of repeatsIn(localities, keyOf))
      yield on("localities", row, "another line has its name and LGA: keep one of the two");
    const withId = localities.filter((row) => textOf(row, "geonames_id") !== "");
    for (const [row] of repeatsIn(withId, (one) => textOf(one, "geonames_id")))
      yield on("localities", row, "another line has its GeoNames id: keep it where it belongs");
  },
);

export const localityPoints = rule(
  "locality-points",
  "the point of a locality is in one of its LGAs by one of the outlines, or lat is unverified.",
  function* ({ localities, topology, witness }) {
    const outlines = [ringsByShape(topology), ringsByShape(witness)];
    for (const place of localities) {
      const { lat, lon } = place;
      if (typeof lat !== "number" || typeof lon !== "number") continue;
      if (listOf(place, "unverified_fields").includes("lat")) continue;
      const point = [Math.round(lon * 1e6), Math.round(lat * 1e6)] as const;
      const isInside = listOf(place, "lga_codes").some((lga) =>
        outlines.some((rings) => contains(rings.get(lga) ?? [], point)),
      );
      const message = `${textOf(place, "name")} lies outside its LGAs: correct lga_codes or the point, empty the point, or mark lat and lon unverified`;
      if (!isInside) yield on("localities", place, message, "lat");
    }
  },
);
