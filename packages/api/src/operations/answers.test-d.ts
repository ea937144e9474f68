import type { Contract, OperationId } from "@naijaref/api/contract";
import type { Failure } from "@naijaref/api/contract/errors";
import type { AnswerOf } from "@naijaref/api/contract/operation";
import type { operations } from "./index.ts";
import type { Handlers, Noted } from "./operations.ts";

/**
 * Checked by `npm run check:types`, never run: what an operation returns is what its record definitions say.
 * Where the compiler stops refusing a line below `@ts-expect-error`, it reports that line.
 */

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;

/**
 * The names of the fields that `Returned` has and `Described` lacks, at any depth; `never` if there is none.
 */
type ExtraFields<Returned, Described> = Returned extends Failure
  ? never
  : Returned extends Noted<infer Value>
    ? ExtraFields<Value, Described>
    : Returned extends readonly (infer Item)[]
      ? ExtraFields<Item, Described extends readonly (infer Other)[] ? Other : never>
      : Returned extends object
        ? {
            [Key in keyof Returned & string]: Key extends KeyOf<Described>
              ? ExtraFields<Returned[Key], ValueAt<Described, Key>>
              : Key;
          }[keyof Returned & string]
        : never;

/**
 * Handlers that return a field which the contract does not describe, each with that field's name; no key if
 * there is none. TypeScript itself allows an extra field in what a function returns, and it would be served.
 */
export type Undescribed<H> = {
  [Id in keyof H & OperationId as Extra<H, Id> extends never ? never : Id]: Extra<H, Id>;
};

type Extra<H, Id extends keyof H & OperationId> = H[Id] extends (...parameters: never) => infer Returned
  ? ExtraFields<Awaited<Returned>, AnswerOf<Contract[Id]>>
  : never;

// If this does not compile, the error names an operation and a field of its answer that no record definition
// has.
({}) satisfies Undescribed<typeof operations>;

type Extended = { getHealth: () => AnswerOf<Contract["getHealth"]> & { nonsense: number } };
// @ts-expect-error a field that is not described
({}) satisfies Undescribed<Extended>;

type ExtendedInside = {
  getMeta: () => Omit<AnswerOf<Contract["getMeta"]>, "coverage"> & {
    coverage: readonly (AnswerOf<Contract["getMeta"]>["coverage"][number] & { nonsense: number })[];
  };
};
// @ts-expect-error a field that is not described, in a record inside another
({}) satisfies Undescribed<ExtendedInside>;

const health = { status: "ok", dataVersion: "", apiVersion: "1", uptimeSeconds: 1 };

({ getHealth: () => health }) satisfies Handlers<"getHealth">;

// @ts-expect-error nothing that the contract describes
({ getHealth: () => ({ nonsense: 1 }) }) satisfies Handlers<"getHealth">;

// @ts-expect-error a field is missing
({ getHealth: () => ({ status: "ok", dataVersion: "", apiVersion: "1" }) }) satisfies Handlers<"getHealth">;

({
  // @ts-expect-error a field is misspelt
  getHealth: () => ({ status: "ok", dataVersion: "", apiVersion: "1", uptimeSecs: 1 }),
}) satisfies Handlers<"getHealth">;

// @ts-expect-error a field has another type
({ getHealth: () => ({ ...health, uptimeSeconds: "1" }) }) satisfies Handlers<"getHealth">;

// @ts-expect-error one record where a list is described
({ listAreaCodes: () => ({ code: "1", state: "Lagos" }) }) satisfies Handlers<"listAreaCodes">;
