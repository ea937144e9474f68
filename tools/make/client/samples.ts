import { bodyOf } from "@naijaref/api/bodies/body";
import { contract, type OperationId } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import { valuesInPath } from "@naijaref/api/contract/operation";
import { isOfRecords } from "@naijaref/api/contract/shape";
import { callById } from "@naijaref/api/every-operation";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";

/** In characters: a longer answer is no sample that somebody reads. */
const MAX_LENGTH = 2048;

const STATE = {
  isDraining: () => false,
  uptime: () => 0,
  rateLimit: "off",
  pollingUnits: createPollingUnits(loadStateModule),
} as const;

async function answerTo(id: OperationId, target: string): Promise<string | undefined> {
  const { path, answer } = contract[id];
  const { pathname, searchParams: query } = new URL(target, "http://localhost");
  const inPath = valuesInPath(contract[id], pathname);
  if (inPath === undefined || !isOfRecords(answer)) return undefined;
  const texts = Object.fromEntries([
    ...inPath,
    ...[...query.keys()].map((name) => [name, query.getAll(name)]),
  ]);
  const called = await callById(id, texts, STATE);
  if (called instanceof Failure || called.selection.format !== "json") return undefined;
  const { value, selection, notice } = called;
  const feed = { target: path, origin: "" };
  return String(bodyOf(value, { answer, path, feed }, selection, notice).content);
}

/** The first short answer to an example of each operation, whole and in JSON, by path. */
export async function writeSamples(): Promise<string> {
  const samples: Record<string, unknown> = {};
  for (const id of Object.keys(contract) as OperationId[]) {
    const { domain, path, examples } = contract[id];
    // What tells the version would be another in each edition.
    if (domain === "about") continue;
    for (const target of examples.filter((one) => !/[?&](?:fields|ids|format)=/.test(one))) {
      const text = await answerTo(id, target);
      if (text === undefined || text.length > MAX_LENGTH) continue;
      samples[path] = JSON.parse(text);
      break;
    }
  }
  return `/** A real answer of each operation that has a short one, by its path. */
export const samples: Readonly<Record<string, unknown>> = ${JSON.stringify(samples, undefined, 1)};
`;
}
