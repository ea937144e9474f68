import { createRequire } from "node:module";
import * as svgMap from "@svg-maps/nigeria";

/** What people use today, read as its documentation says. Most of them have no types. */

const require = createRequire(import.meta.url);

export interface NamedLga {
  readonly state: string;
  readonly lga: string;
}

export interface NamedBank {
  readonly name: string;
  readonly code: string | undefined;
}

interface StateWithLgas {
  readonly state: string;
  readonly lgas: readonly string[];
}

interface ListOfStates {
  readonly all: () => readonly StateWithLgas[];
}

interface ListOfBanks {
  readonly getBanks: () => readonly { readonly id?: number; readonly name: string; readonly code?: string }[];
  readonly getBank: (id: number) => { readonly code?: string } | null;
}

/** Its types say that there is no default. */
interface SvgMap {
  readonly default: { readonly locations: readonly { readonly name: string }[] };
}

export interface Peer {
  readonly name: string;
  /** A program that uses its whole list, for its size in a page. */
  readonly use: string;
  readonly states?: () => readonly string[];
  readonly lgas?: () => readonly NamedLga[];
  readonly banks?: () => readonly NamedBank[];
}

const listOfStates = (name: string): Peer => {
  const all = (): readonly StateWithLgas[] => (require(name) as ListOfStates).all();
  return {
    name,
    use: `import list from "${name}"; console.log(list.all());`,
    states: () => all().map(({ state }) => state),
    lgas: () => all().flatMap(({ state, lgas }) => lgas.map((lga) => ({ state, lga }))),
  };
};

const listOfBanks = (name: string): Peer => ({
  name,
  use: `import * as list from "${name}"; console.log(list);`,
  banks: () => {
    const list = require(name) as ListOfBanks;
    return list.getBanks().map(({ id, name: called, code }) => ({
      name: called,
      code: id === undefined ? code : list.getBank(id)?.code,
    }));
  },
});

export const PEERS: readonly Peer[] = [
  listOfStates("naija-state-local-government"),
  listOfStates("nigerian-states-and-lgas"),
  {
    name: "@svg-maps/nigeria",
    use: `import map from "@svg-maps/nigeria"; console.log(map);`,
    states: () => (svgMap as unknown as SvgMap).default.locations.map(({ name }) => name),
  },
  listOfBanks("ng-banks"),
  listOfBanks("banks-ng"),
];
