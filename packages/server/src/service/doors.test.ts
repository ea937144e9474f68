import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import type { Limiter, Quota } from "@naijaref/http/limit/quota";
import { limitInMemory } from "@naijaref/http/limit/sliding-window";
import type { HttpRequest } from "@naijaref/http/message";
import { pages as allPages } from "@naijaref/pages";
import { pages } from "@naijaref/pages/pages/index";
import { LISTED_TOOLS } from "@naijaref/protocols/mcp/call-tool";
import { agentService } from "@naijaref/protocols/mcp/outside";
import { featureService } from "@naijaref/protocols/ogc/feature-service";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { state } from "../../../../tests/library/open-page.ts";
import { createHandler } from "./handler.ts";
import { FairQueue } from "./work/fair-queue.ts";

/** The same work costs the same units and is made in as many parts at least, whichever door leads to it. */

interface Asked {
  readonly target: string;
  /** What is posted, and as which type. */
  readonly content?: string;
  readonly mediaType?: string;
}

interface Price {
  readonly units: number;
  readonly pauses: number;
}

const FORM = "application/x-www-form-urlencoded";
const WARDS = Array<string>(40).fill("Ikeja");

const query = (values: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((text) => `${name}=${encodeURIComponent(text)}`))
    .join("&");
const get = (target: string): Asked => ({ target });
const tool = (name: string, given: object): Asked => ({
  target: "/mcp",
  mediaType: "application/json",
  content: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: given },
  }),
});
const form = (name: string, value: object): Asked => ({
  target: "/reconcile",
  mediaType: FORM,
  content: query({ [name]: JSON.stringify(value) }),
});
const queries = (type: string) => Object.fromEntries(WARDS.map((text, at) => [at, { query: text, type }]));
/** Each of these names is compared with short lists. */
const SHORT_TYPES = ["state", "lga", "senatorial_district", "federal_constituency", "bank"];

const MATCH_WARDS = `/v1/match?kind=ward&${query({ name: WARDS })}`;
const ADDRESS = "12 Allen Avenue, Ikeja";

/** Operations that take long, the dearest request of each, and how often it lets others go first. */
const LONG: { readonly [Id in keyof typeof contract]?: readonly [target: string, price: Price] } = {
  match: [MATCH_WARDS, { units: 40, pauses: 4 }],
  searchPollingUnits: [
    `/v1/polling-units?${query({ q: "school st ring rd aba jos kano oyo ilorin uyo owerri ikeja" })}`,
    { units: 1, pauses: 4 },
  ],
  listBoundaries: ["/v1/boundaries?of=lgas", { units: 8, pauses: 4 }],
  listWards: ["/v1/wards", { units: 10, pauses: 1 }],
};

/** These wait for data, and then make one record, or a list of one place: one unit, as every other. */
const LITTLE = [
  ...["readAddress", "getPollingUnit", "listPollingUnitsOfWard", "listPollingUnitsOfLga", "listDownloads"],
  ...["getDownload", "getDownloadOfVersion", "getCatalogue"],
];

/** Requests at other doors, and the request of the API for the same; of maps, which it has not, the price. */
const SAME: readonly (readonly [door: Asked, same: string | Price])[] = [
  [get(`/search?${query({ q: "Ikeja" })}`), "/v1/suggest?q=Ikeja"],
  [get(`/vote?${query({ at: ADDRESS })}`), `/v1/address?${query({ text: ADDRESS })}`],
  [get("/localities?state=LA&q=ikeja"), "/v1/localities?state=LA&q=ikeja"],
  [get("/banks?type=commercial"), "/v1/banks?type=commercial"],
  [get("/constituencies?kind=senatorial"), "/v1/constituencies?kind=senatorial"],
  [get("/constituencies?kind=federal_constituency&state=lagos"), "/v1/constituencies?state=lagos"],
  [get("/where?lat=6.6&lon=3.3"), "/v1/reverse?lat=6.6&lon=3.3"],
  [get("/read/plate?plate=LAG&category=private"), "/v1/plates/LAG"],
  [get("/read/phone?phone=0803"), "/v1/phones/0803"],
  [get("/check/account?account=1234567890&bank=058&all=on"), "/v1/accounts/1234567890"],
  [get("/form?place=Ikeja&account=1234567890&phone=0803"), "/v1/suggest?q=Ikeja"],
  [get("/map?of=lgas&colour=zone"), { units: 1, pauses: 0 }],
  [get("/embed/map?of=lgas&colour=zone&state=LA"), { units: 1, pauses: 0 }],
  [get("/pictures/LA.png"), { units: 1, pauses: 4 }],
  [tool("find_place", { q: "central primary school ikeja" }), "/v1/search?q=Ikeja"],
  [tool("list_within", { what: "wards", of: "Lagos" }), "/v1/wards?state=Lagos"],
  [tool("find_seats", { place: "Ikeja" }), "/v1/lgas/Ikeja"],
  [tool("locate_point", { lat: 6.6, lon: 3.35 }), "/v1/reverse?lat=6.6&lon=3.35"],
  [tool("match_names", { names: WARDS, kind: "ward" }), MATCH_WARDS],
  [tool("find_bank", { q: "zenit" }), "/v1/banks?q=zenit"],
  [tool("check_account", { account: "0000014579" }), "/v1/accounts/0000014579"],
  [tool("read_number", { kind: "address", number: ADDRESS }), `/v1/address?${query({ text: ADDRESS })}`],
  [tool("about", {}), "/v1/meta"],
  [form("queries", queries("ward")), MATCH_WARDS],
  [form("queries", queries("lga")), MATCH_WARDS.replace("ward", "lga")],
  [
    form(
      "queries",
      Object.fromEntries(["a", "b", "c", "d"].map((key) => [key, { query: "Ikeja", type: SHORT_TYPES }])),
    ),
    { units: 2, pauses: 2 },
  ],
  [
    get(`/reconcile?${query({ queries: JSON.stringify({ a: { query: "Ikeja", type: "lga" } }) })}`),
    "/v1/match?kind=lga&name=Ikeja",
  ],
  [form("extend", { ids: ["NG025011"], properties: [{ id: "name" }] }), "/v1/lgas?ids=NG025011"],
  [get("/reconcile/suggest/entity?prefix=Ikeja"), "/v1/suggest?q=Ikeja"],
  [get("/reconcile/suggest/property?prefix=na"), "/v1/states"],
  [get("/reconcile/suggest/type?prefix=wa"), "/v1/states"],
  [get("/reconcile/properties?type=lga"), "/v1/states"],
  [get("/reconcile/view?id=NG025011"), "/v1/lgas/NG025011"],
  [get("/reconcile/preview?id=NG025011"), "/v1/lgas/NG025011"],
  [get("/ogc"), "/v1/states"],
  [get("/ogc/api"), "/v1/states"],
  [get("/ogc/conformance"), "/v1/states"],
  [get("/ogc/collections"), "/v1/states"],
  [get("/ogc/collections/lgas"), "/v1/states"],
  [get("/ogc/collections/lgas/items/NG025011"), "/v1/lgas/NG025011/boundary"],
  [get("/ogc/collections/lgas/items?limit=100&offset=0&datetime=2026-01-01"), { units: 10, pauses: 12 }],
  [get("/ogc/collections/lgas/items?bbox=2,6.5,15,6.5&state_code=LA"), { units: 3, pauses: 2 }],
  [get("/v1/changes?format=atom"), "/v1/changes"],
  [get("/v1/wards?format=csv"), "/v1/wards"],
  [get("/v1/wards?format=ndjson&fields=code"), "/v1/wards"],
];

let units = 0;
let pauses = 0;

class CountedQueue extends FairQueue {
  override run: FairQueue["run"] = (name, make, making) =>
    super.run(
      name,
      (pause) =>
        make(() => {
          pauses++;
          return pause();
        }),
      making,
    );
}

const handlerWith = (limiter: Limiter) =>
  createHandler(
    {
      limiter,
      trustedProxies: [],
      encode: undefined,
      state,
      pages: allPages,
      report: (error) => {
        throw error;
      },
      work: new CountedQueue(setImmediate),
    },
    [reconciliation(state), featureService({}), agentService(undefined, state)],
  );

const handle = handlerWith({
  limit: 1000,
  take: (_, cost) => {
    units += cost;
    return { allowed: true, remaining: 1000, seconds: 1 };
  },
});

/** The clock stands still: parts are as many as the items say. */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // The first address costs more pauses than later ones, which the table has.
  await priceOf(get("/v1/address?text=Kano"));
});
afterAll(() => void vi.useRealTimers());

let asked = 0;

const requestOf = ({ target, content, mediaType }: Asked, peer: string): HttpRequest => ({
  method: content === undefined ? "GET" : "POST",
  target,
  peer,
  header: (name) => (name === "content-type" ? mediaType : name === "accept" ? "*/*" : undefined),
  content: async () => ({ ok: true, value: new TextEncoder().encode(content), release: () => {} }),
});

async function priceOf(request: Asked): Promise<Price & { readonly status: number }> {
  [units, pauses] = [0, 0];
  // Each has a client of its own, so that none waits for what it had before.
  const { stored } = await handle(requestOf(request, `198.51.100.${asked++ % 250}`));
  return { units, pauses, status: stored.status };
}

const known = new Map<string, ReturnType<typeof priceOf>>();

/** Of a request that is made once: a cached answer costs less. */
function priceOnce(request: Asked): ReturnType<typeof priceOf> {
  const name = `${request.target} ${request.content}`;
  const price = known.get(name) ?? priceOf(request);
  known.set(name, price);
  return price;
}

const inShort = ({ target, content = "" }: Asked): string => `${target.slice(0, 80)} ${content.slice(0, 90)}`;

it("knows each operation that may take long", () => {
  const long = Object.entries<Operation>(contract).filter(
    ([, { loads, cost }]) => loads || cost.kind !== "one",
  );
  expect([...Object.keys(LONG), ...LITTLE].sort()).toEqual(long.map(([id]) => id).sort());
});

it("knows each page that takes a query, each tool, and each path of /reconcile and /ogc", async () => {
  const read = async (target: string): Promise<unknown> => {
    const { stored } = await handle({ target, method: "GET", peer: "::1", header: () => undefined });
    return JSON.parse(Buffer.from(stored.body ?? "").toString());
  };
  const doors = SAME.map(([{ target, content = "" }]) => `${target.replace("?", " &")} ${content}`);
  const ofPages = pages.flatMap(({ pattern, query: its = [] }) =>
    its.map((name) => [`${pattern} `, `&${name}=`]),
  );
  const tools = (LISTED_TOOLS["tools"] as readonly { readonly name: string }[]).map(({ name }) => [
    `"${name}"`,
  ]);
  const manifest = JSON.stringify(await read("/reconcile"));
  const ofReconcile = [
    ...manifest.matchAll(/"(?:service_path":"|url":"http:..localhost.reconcile)([\w/]+)/g),
  ];
  const { paths } = (await read("/ogc/api")) as {
    paths: Readonly<Record<string, { get: { parameters?: { in: string; name: string }[] } }>>;
  };
  const ofOgc = Object.entries(paths).flatMap(([path, { get: operation }]) => {
    const example = `/ogc${path.replace(/\/$/, "")} `
      .replace("{collectionId}", "lgas")
      .replace("{featureId}", "NG025011");
    const asked = (operation.parameters ?? []).filter((one) => one.in === "query");
    return [[example], ...asked.map(({ name }) => [example, `&${name}=`])];
  });
  const wanted = [...ofPages, ...tools, ...ofReconcile.map(([, path]) => [`/reconcile${path} `]), ...ofOgc];
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((all) => !doors.some((door) => all.every((one) => door.includes(one))))).toEqual([]);
});

const PRICED = [...Object.values(LONG).map(([target, price]) => [get(target), price] as const), ...SAME];

it.each(PRICED.map(([door, same]) => [inShort(door), door, same] as const))("%s", async (_, door, same) => {
  const price = typeof same === "string" ? await priceOnce(get(same)) : same;
  const paid = await (typeof same === "string" ? priceOf(door) : priceOnce(door));
  expect(paid.status).toBeLessThan(400);
  expect(paid.units).toBe(price.units);
  expect(paid.pauses).toBeGreaterThanOrEqual(price.pauses);
});

it.each<readonly [what: string, asked: Asked, units: number]>([
  ["a list that is narrowed", get("/v1/wards?state=Lagos"), 1],
  ["too many names", get(`${MATCH_WARDS}&name=Ikeja`), 1],
  ["too many names for an agent", tool("match_names", { names: [...WARDS, "Ikeja"], kind: "ward" }), 1],
  ["too long a batch", form("queries", Array(201).fill({ query: "Ikeja", type: "ward" })), 1],
  ["a content of 200 KB", { ...form("extend", { ids: [] }), content: `junk=${"x".repeat(200_000)}` }, 4],
])("%s costs no more than it takes to read it", async (_, asked, units) => {
  expect((await priceOf(asked)).units).toBe(units);
});

describe("what costs more than is left", () => {
  const DEAR = [
    get(MATCH_WARDS),
    form("queries", queries("ward")),
    tool("match_names", { names: WARDS, kind: "ward" }),
  ];
  /** By how much is left: what is said, whether to come again, and what is left then. */
  const LEFT = [
    {
      ...{ limit: 50, spent: 15, comesAgain: true, least: 33 },
      said: /^This request costs 40 units, and 3[45] of 50 a minute are left: /,
    },
    {
      ...{ limit: 20, spent: 0, comesAgain: false, least: 18 },
      said: /^This request costs 40 units, and a minute has 20: split it into 2 requests or more/,
    },
  ];

  it.each(DEAR)("is refused as a whole, with its price and what to do: $target", async (asked) => {
    for (const { limit, spent, said, comesAgain, least } of LEFT) {
      const limiter = limitInMemory(limit, () => 1_000_000);
      limiter.take("198.51.100.1", spent);
      const { stored, extra } = await handlerWith(limiter)(requestOf(asked, "198.51.100.1"));
      const { error } = JSON.parse(Buffer.from(stored.body ?? "").toString());
      expect([stored.status, error.message]).toEqual([429, expect.stringMatching(said)]);
      expect([...stored.headers, ...extra].includes("Retry-After")).toBe(comesAgain);
      expect((limiter.take("198.51.100.1", 0) as Quota).remaining).toBeGreaterThanOrEqual(least);
    }
  });
});
