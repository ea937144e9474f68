import { bodyOf, errorBody } from "@naijaref/api/bodies/body";
import { errors, Failure, fail } from "@naijaref/api/contract/errors";
import { openOperation, openUnits } from "@naijaref/api/lazy-operation";
import { OPERATIONS } from "@naijaref/api/modules.generated";
import type { LoadPackedUnits } from "naijaref/polling-units";
import type { Params } from "./host.ts";

interface Said {
  readonly status: number;
  readonly body: unknown;
}

type LoadUnits = () => Promise<{ readonly loadStateModule?: LoadPackedUnits }>;

/**
 * Answers a call with the library, exactly as the service does: the parameters are read, and the answer is
 * written, by the same code. What an operation needs is loaded when it is first called.
 */
export async function answerHere(path: string, params: Params, units: LoadUnits | undefined): Promise<Said> {
  if (!Object.hasOwn(OPERATIONS, path)) return said(fail("not_found", "The API has no such path."));
  const { operation, call } = await openOperation(OPERATIONS[path as keyof typeof OPERATIONS], () =>
    openUnits(
      async () => (await units?.())?.loadStateModule,
      "Pass the package of the polling units to createClient as pollingUnits.",
    ),
  );
  const texts = Object.entries(params).map(([name, given]) => [
    name,
    Array.isArray(given) ? given.map(String) : given === undefined ? given : String(given),
  ]);
  const called = await call(Object.fromEntries(texts));
  const { answer } = operation;
  if (called instanceof Failure || answer.kind === "file") return said(called as Failure);
  const { value, selection, notice } = called;
  const feed = { target: path, origin: "" };
  const { content } = bodyOf(value, { answer, path, feed }, selection, notice);
  return { status: 200, body: JSON.parse(String(content)) };
}

const said = (failure: Failure): Said => ({
  status: errors[failure.code].status,
  body: JSON.parse(String(errorBody(failure).content)),
});
