import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { bodyInParts } from "./bodies/body.ts";
import { call, type TextsByName, textsOf } from "./call.ts";
import { contract, type OperationId } from "./contract/index.ts";
import type { Operation } from "./contract/operation.ts";
import { callable } from "./every-operation.ts";
import { boundaries } from "./operations/boundaries.ts";

/** Who waits for another one's answer waits for a part of it. */

/** The dearest request of each operation, and how many pauses there are at least until its value is made. */
const IN_PARTS: { readonly [Id in OperationId]?: readonly [texts: TextsByName, pauses: number] } = {
  match: [{ kind: "ward", name: Array(40).fill("Ikeja") }, 4],
  searchPollingUnits: [{ q: "school st ring rd aba jos kano oyo ilorin uyo owerri ikeja" }, 4],
  listBoundaries: [{ of: "lgas" }, 4],
  // The records are there: only the body is made.
  listWards: [{}, 0],
};

/** Those that wait for data, and then make one record, or a list of one place. */
const IN_ONE_STEP: readonly OperationId[] = [
  "readAddress",
  "getPollingUnit",
  "listPollingUnitsOfWard",
  "listPollingUnitsOfLga",
  "listDownloads",
  "getDownload",
  "getDownloadOfVersion",
  "getCatalogue",
];

const pollingUnits = createPollingUnits(loadStateModule);

async function pausesOf(id: OperationId, texts: TextsByName) {
  let pauses = 0;
  const pause = async () => {
    pauses++;
  };
  const { operation } = callable(id);
  const state = { isDraining: () => false, uptime: () => 0, rateLimit: "off", pollingUnits, pause } as const;
  const called = await call(callable(id), textsOf(texts), state);
  if (!("value" in called)) throw new Error(called.message);
  const untilMade = pauses;
  const place = { answer: operation.answer as never, path: operation.path, feed: { target: "", origin: "" } };
  await bodyInParts(called.value, place, called.selection, { notice: undefined, pause });
  return { untilMade, untilWritten: pauses - untilMade };
}

it("knows of each operation that may take long whether it is made in parts", () => {
  const long = Object.entries<Operation>(contract).filter(
    ([, { loads, cost }]) => loads || cost.kind !== "one",
  );
  expect([...Object.keys(IN_PARTS), ...IN_ONE_STEP].sort()).toEqual(long.map(([id]) => id).sort());
});

it.each(Object.entries(IN_PARTS))("makes the dearest answer of %s in parts", async (id, [texts, pauses]) => {
  const { untilMade, untilWritten } = await pausesOf(id as OperationId, texts);
  expect(untilMade).toBeGreaterThanOrEqual(pauses);
  expect(untilWritten).toBeGreaterThanOrEqual(1);
});

it.each(["states", "lgas", "senatorial_districts", "federal_constituencies"] as const)(
  "draws the %s in parts as in one step",
  async (of) => {
    const drawn = { of, detail: "draw", format: "geojson", state: undefined } as const;
    const pause = async () => {};
    expect(await boundaries.listBoundaries(drawn, { pause })).toEqual(boundaries.listBoundaries(drawn, {}));
  },
);
