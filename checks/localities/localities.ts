import { contains, ringsByShape } from "@naijaref/tools/boundaries";
import { groupBy } from "@naijaref/tools/table";
import { fold, joined, placeKey } from "naijaref/text";
import { editCost } from "../../packages/naijaref/src/names/edit.ts";
import { type CheckedDataset, type Finding, listOf, type Rule, textOf } from "../rule.ts";

export type Locality = CheckedDataset["localities"][number];

/** Something wrong with a field of a locality. */
const onLocality = (place: Locality, field: string, message: string): [Finding] => [
  { file: "localities/localities.csv", key: textOf(place, "code"), field, message },
];

export const cityKinds: Rule = {
  name: "city-kinds",
  description:
    "a city that is no capital of a state has kind unverified: how many people live there is GeoNames' guess.",
  check: ({ localities, states }) => {
    const capitals = new Set(
      states.map((state) => `${textOf(state, "code")} ${placeKey(textOf(state, "capital"))}`),
    );
    return localities.flatMap((place) =>
      textOf(place, "kind") !== "city" ||
      listOf(place, "unverified_fields").includes("kind") ||
      capitals.has(`${textOf(place, "state_code")} ${placeKey(textOf(place, "name"))}`)
        ? []
        : onLocality(
            place,
            "kind",
            "is a city by GeoNames' figure alone: add kind to unverified_fields, or except it with a second figure",
          ),
    );
  },
};

export const seatNames: Rule = {
  name: "seat-names",
  description:
    "a locality that an LGA is named for, or that is its seat, has the name that the table of LGAs has.",
  check: ({ localities, lgas }) => {
    const byCode = new Map(lgas.map((lga) => [textOf(lga, "code"), lga]));
    return localities.flatMap((place) => {
      if (textOf(place, "kind") === "lcda") return [];
      const names = listOf(place, "lga_codes").flatMap((code) => {
        const lga = byCode.get(code) ?? {};
        return [textOf(lga, "name"), textOf(lga, "headquarters")].filter((name) => name !== "");
      });
      const keys = new Map(names.map((name) => [placeKey(name), name]));
      if (keys.has(placeKey(textOf(place, "name")))) return [];
      const alias = listOf(place, "aliases").find((one) => keys.has(placeKey(one)));
      return alias === undefined
        ? []
        : onLocality(
            place,
            "name",
            `has the alias ${alias}, which is the name in the table of LGAs: make that its name, and the other an alias`,
          );
    });
  },
};

const STREET = /\b(?:Road|Rd|Street|Avenue|Close|Crescent|Lane|Way|Railway|Bypass)$/;

export const streetNames: Rule = {
  name: "street-names",
  description:
    "a locality that is called as a road or a railway is has a decision that people call a place so.",
  check: ({ localities }) =>
    localities.flatMap((place) =>
      STREET.test(textOf(place, "name"))
        ? onLocality(
            place,
            "name",
            "is the name of a road: leave it out, or except it and say who lives there",
          )
        : [],
    ),
};

/** From so many letters, names that differ by so much are probably one name. */
const ONE_LETTER = { from: 5, cost: 1 };
const TWO_LETTERS = { from: 8, cost: 2 };
/** In the same ward two letters may differ in shorter names too. */
const SAME_WARD = { from: 5, cost: 2 };

interface Named {
  readonly place: Locality;
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

function findIn(places: readonly Named[]): Finding[] {
  // Area 2 and Area 3 are two places.
  return places.flatMap((one, at) => {
    const other = places.slice(0, at).find((earlier) => areAlike(earlier, one));
    return other === undefined
      ? []
      : onLocality(
          one.place,
          "name",
          `is spelt almost as ${textOf(other.place, "name")} (${textOf(other.place, "code")}) in the same LGA: make them one, with former_codes and an alias, or except it if they are two places`,
        );
  });
}

export const localityDoubles: Rule = {
  name: "locality-doubles",
  description: "no two localities of an LGA have names that are spelt almost alike.",
  check: ({ localities }: CheckedDataset) => {
    const named = localities
      .filter((place) => textOf(place, "kind") !== "lcda" && !/\d/.test(textOf(place, "name")))
      .map((place) => ({ place, key: joined(fold(textOf(place, "name"))) }));
    return [...groupBy(named, ({ place }) => listOf(place, "lga_codes")[0] ?? "").values()].flatMap(findIn);
  },
};

const FILE = "localities/localities.csv";

type Row = CheckedDataset["localities"][number];

const finding = (row: Row, message: string): Finding => ({ file: FILE, key: textOf(row, "code"), message });

function findOutside(dataset: CheckedDataset): Finding[] {
  const stateOfLga = new Map(dataset.lgas.map((lga) => [textOf(lga, "code"), textOf(lga, "state_code")]));
  const lgaOfWard = new Map(dataset.wards.map((ward) => [textOf(ward, "code"), textOf(ward, "lga_code")]));
  return dataset.localities.flatMap((row) => {
    const lgas = listOf(row, "lga_codes");
    const strange = lgas.filter((lga) => stateOfLga.get(lga) !== textOf(row, "state_code"));
    const wards = listOf(row, "ward_codes").filter((ward) => !lgas.includes(lgaOfWard.get(ward) ?? ""));
    return [
      ...(lgas.length === 0
        ? [finding(row, "lga_codes is empty: write the LGA in which the place lies")]
        : []),
      ...strange.map((lga) =>
        finding(row, `${lga} is not in ${textOf(row, "state_code")}: correct the LGA or the state`),
      ),
      ...wards.map((ward) => finding(row, `ward ${ward} is in none of its LGAs: correct the ward`)),
    ];
  });
}

/** Two places of one kind with the same name and LGA would be one place. */
function findTwice(dataset: CheckedDataset): Finding[] {
  const keyOf = (row: Row): string =>
    [textOf(row, "kind") === "lcda" ? "lcda" : "", textOf(row, "name"), listOf(row, "lga_codes")[0]].join(
      "|",
    );
  const repeated = [...groupBy(dataset.localities, keyOf).values()].flatMap(([, ...others]) => others);
  const withId = dataset.localities.filter((row) => textOf(row, "geonames_id") !== "");
  const sameId = [...groupBy(withId, (row) => textOf(row, "geonames_id")).values()].flatMap(
    ([, ...others]) => others,
  );
  const codes = new Set(dataset.localities.map((row) => textOf(row, "code")));
  const former = dataset.localities.flatMap((row) =>
    listOf(row, "former_codes").map((code) => ({ row, code })),
  );
  const reused = former.filter(
    ({ row, code }) => codes.has(code) || former.some((one) => one.row !== row && one.code === code),
  );
  return [
    ...reused.map(({ row, code }) => finding(row, `${code} is another place's code too: correct one`)),
    ...repeated.map((row) => finding(row, "another line has its name and LGA: keep one of the two")),
    ...sameId.map((row) => finding(row, "another line has its GeoNames id: keep it where it belongs")),
  ];
}

export const localityPlaces: Rule = {
  name: "locality-places",
  description:
    "a locality's LGAs are in its state and its wards in its LGAs, no place is there twice, and no former code is that of another place.",
  check: (dataset) => [...findOutside(dataset), ...findTwice(dataset)],
};

export const localityPoints: Rule = {
  name: "locality-points",
  description: "the point of a locality is in one of its LGAs by one of the outlines, or lat is unverified.",
  check: ({ localities, topology, witness }) => {
    const outlines = [ringsByShape(topology), ringsByShape(witness)];
    return localities.flatMap((place) => {
      const { lat, lon } = place;
      if (typeof lat !== "number" || typeof lon !== "number") return [];
      if (listOf(place, "unverified_fields").includes("lat")) return [];
      const point = [Math.round(lon * 1e6), Math.round(lat * 1e6)] as const;
      const isInside = listOf(place, "lga_codes").some((lga) =>
        outlines.some((rings) => contains(rings.get(lga) ?? [], point)),
      );
      return isInside
        ? []
        : onLocality(
            place,
            "lat",
            `${textOf(place, "name")} lies outside its LGAs: correct lga_codes or the point, empty the point, or mark lat and lon unverified`,
          );
    });
  },
};
