import { bodyOf } from "@naijaref/api/bodies/body";
import { call, type Texts } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import { type Operation, valuesInPath } from "@naijaref/api/contract/operation";
import { callable } from "@naijaref/api/every-operation";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";

/** In characters: a longer answer is no sample that somebody reads. */
const MAX_LENGTH = 2048;

const pollingUnits = createPollingUnits(loadStateModule);

/** The texts of a target, such as `/v1/lgas/Surulere?state=Lagos`. */
function textsIn(operation: Operation, target: string): Texts | undefined {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const values = valuesInPath(operation, pathname);
  const repeated = [...new Set(searchParams.keys())].map(
    (name) => [name, searchParams.getAll(name)] as const,
  );
  return (
    values && {
      values,
      query: new Map(repeated.map(([name, [first = ""]]) => [name, first])),
      repeated: new Map(repeated.filter(([, all]) => all.length > 1)),
    }
  );
}

async function answerTo(id: OperationId, target: string): Promise<string | undefined> {
  const { path, answer } = contract[id];
  const texts = textsIn(contract[id], target);
  if (texts === undefined || (answer.kind !== "list" && answer.kind !== "single")) return undefined;
  const state = { isDraining: () => false, uptime: () => 0, rateLimit: "off", pollingUnits } as const;
  const called = await call(callable(id), texts, state);
  if (called instanceof Failure || called.selection.format !== "json") return undefined;
  const { value, selection, notice } = called;
  return String(
    bodyOf(value, { answer, path, feed: { target: path, origin: "" } }, selection, notice).content,
  );
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
