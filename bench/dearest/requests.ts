import { contract } from "@naijaref/api/contract";
import { NAMED_KINDS } from "@naijaref/api/contract/match";
import type { Operation } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { kindsBy } from "naijaref/kinds";
import type { Random, Words } from "./words.ts";

/** A request that can be changed a little: what it asks, and its values as texts. */
export interface Drawn {
  readonly kind: Kind;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly encoding: string;
}

/** A request as it is sent. */
export interface Sent {
  readonly method: "GET" | "POST";
  readonly target: string;
  readonly mediaType?: string;
  readonly content?: string;
}

/** What can be asked: an operation of the contract, or a batch to a service outside it. */
export interface Kind {
  readonly name: string;
  readonly parameters: Readonly<Record<string, Draw>>;
  readonly write: (values: Drawn["values"]) => Sent;
}

/** Draws the values of a parameter; none: it is left out. */
type Draw = (random: Random, words: Words) => readonly string[];

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** Mostly few: one dear name is found sooner than many together, and costs as much a unit. */
const few = (most: number, random: Random): number => 1 + Math.floor(random() ** 4 * most);

const some = <T>(items: readonly T[], random: Random): T[] => items.filter(() => random() < 0.5);

/** What a parameter of the contract may hold, by its schema: so a new operation is searched too. */
function drawOf(name: string, parameter: Parameter): Draw {
  const { schema, most, required, example } = parameter;
  const draw = ofSchema(name, schema, example);
  if (most !== undefined)
    return (random, words) =>
      Array.from({ length: few(most, random) }, () => draw(random, words)[0] ?? example);
  return (random, words) => (required || random() < 0.5 ? draw(random, words) : []);
}

const LIST_OF_WORDS = /^\^\(([^()]+)\)\(/;

function ofSchema(name: string, schema: Parameter["schema"], example: string): Draw {
  const words = schema["enum"] as readonly string[] | undefined;
  if (words !== undefined) return (random) => [pick(words, random)];
  const listed = LIST_OF_WORDS.exec(String(schema["pattern"]))?.[1]?.split("|");
  if (listed !== undefined) return (random) => [some(listed, random).join(",") || example];
  if (name === "lat") return (random) => [(4 + 10 * random()).toFixed(5)];
  if (name === "lon") return (random) => [(2.5 + 12 * random()).toFixed(5)];
  if (name === "limit") return (random) => [pick(["1", "10", "50"], random)];
  if (name === "ids") return (random, from) => [from.codes(random, 100).join(",")];
  if (name === "state") return (random, from) => [random() < 0.8 ? from.state(random) : from.name(random)];
  return (random, from) => [
    random() < 0.2 ? example : random() < 0.3 ? (from.codes(random, 1)[0] ?? "") : from.name(random),
  ];
}

const encode = (values: Drawn["values"], names: readonly string[]): string =>
  names
    .flatMap((name) => (values[name] ?? []).map((value) => `${name}=${encodeURIComponent(value)}`))
    .join("&");

function ofContract(name: string, { path, parameters }: Operation): Kind {
  const inQuery = Object.keys(parameters).filter((one) => parameters[one]?.in === "query");
  return {
    name,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([one, parameter]) => [one, drawOf(one, parameter)]),
    ),
    write: (values) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, one) => encodeURIComponent(values[one]?.[0] ?? ""));
      const query = encode(values, inQuery);
      return { method: "GET", target: query === "" ? filled : `${filled}?${query}` };
    },
  };
}

const names =
  (most: number): Draw =>
  (random, words) =>
    Array.from({ length: few(most, random) }, () => words.name(random));

const TYPES = kindsBy("reconcile");

const reconcile: Kind = {
  name: "/reconcile queries",
  parameters: {
    names: names(40),
    types: (random) => some(TYPES, random),
    state: (random, words) => (random() < 0.5 ? [words.state(random)] : []),
  },
  write: ({ names = [], types = [], state = [] }) => {
    const properties = state.map((v) => ({ pid: "state", v }));
    const queries = names.map((query, at) => [`q${at}`, { query, type: types, properties }] as const);
    return {
      method: "POST",
      target: "/reconcile",
      mediaType: "application/x-www-form-urlencoded",
      content: `queries=${encodeURIComponent(JSON.stringify(Object.fromEntries(queries)))}`,
    };
  },
};

const extend: Kind = {
  name: "/reconcile extend",
  parameters: {
    ids: (random, words) => words.codes(random, 1000),
    properties: (random) => some(["name", "aliases", "sources", "state_code", "lat", "slug"], random),
  },
  write: ({ ids = [], properties = [] }) => ({
    method: "POST",
    target: "/reconcile",
    mediaType: "application/x-www-form-urlencoded",
    content: `extend=${encodeURIComponent(JSON.stringify({ ids, properties: properties.map((id) => ({ id })) }))}`,
  }),
};

const callTool = (name: string, parameters: Kind["parameters"], lists: readonly string[]): Kind => ({
  name: `/mcp ${name}`,
  parameters,
  write: (values) => {
    const given = Object.entries(values).flatMap(([one, texts]) =>
      texts.length === 0 ? [] : [[one, lists.includes(one) ? texts : texts[0]] as const],
    );
    const params = { name, arguments: Object.fromEntries(given) };
    return {
      method: "POST",
      target: "/mcp",
      mediaType: "application/json",
      content: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    };
  },
});

const aName: Draw = (random, words) => [words.name(random)];
const mayBeState: Draw = (random, words) => (random() < 0.5 ? [words.state(random)] : []);

const TOOLS: readonly Kind[] = [
  callTool(
    "match_names",
    { kind: (random) => [pick(NAMED_KINDS, random)], names: names(40), state: mayBeState },
    ["names"],
  ),
  callTool("find_place", { q: aName, state: mayBeState }, []),
  callTool("find_bank", { q: aName }, []),
  callTool("find_seats", { name: aName, state: mayBeState }, []),
  callTool(
    "list_within",
    {
      what: (random) => [pick(["states", "lgas", "wards", "polling_units", "seats"], random)],
      of: mayBeState,
      limit: () => ["500"],
    },
    [],
  ),
];

export const KINDS: readonly Kind[] = [
  ...Object.entries<Operation>(contract).map(([id, operation]) => ofContract(id, operation)),
  reconcile,
  extend,
  ...TOOLS,
];

const ENCODINGS = ["", "gzip", "br"];

export const draw = (kind: Kind, random: Random, words: Words): Drawn => ({
  kind,
  values: Object.fromEntries(
    Object.entries(kind.parameters).map(([name, drawOne]) => [name, drawOne(random, words)]),
  ),
  encoding: pick(ENCODINGS, random),
});

const NAMES: ReadonlySet<string> = new Set(["q", "name", "names"]);

/** The same request with one parameter drawn again, or one of its texts changed a little. */
export function change({ kind, values, encoding }: Drawn, random: Random, words: Words): Drawn {
  const entries = Object.entries(kind.parameters);
  if (entries.length === 0 || random() < 0.1) return { kind, values, encoding: pick(ENCODINGS, random) };
  const [name, drawOne] = pick(entries, random);
  const old = values[name] ?? [];
  // Only names are changed in their letters: a word of a closed list would not be one any more.
  const isOfNames = NAMES.has(name);
  const changed =
    isOfNames && old.length > 0 && random() < 0.7
      ? old.map((text) => (random() < 1 / old.length ? words.change(text, random) : text))
      : drawOne(random, words);
  return { kind, values: { ...values, [name]: changed }, encoding };
}
