import { sValidator } from "@hono/standard-validator";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { FormApi } from "@tanstack/form-core";
import { initTRPC, TRPCError } from "@trpc/server";
import { type } from "arktype";
import { Hono } from "hono";
import { account, bank, field, form, forValibot, forZod, phone, type Schema } from "naijaref/schema";
import * as v from "valibot";
import { expect, it } from "vitest";
import * as z from "zod";
import * as z3 from "zod/v3";
import { CASES } from "../../../library/form-cases.ts";

/** Every library reads the same table: each takes the form as its documentation says. */

type FormSchema = Schema<unknown, Record<string, unknown>>;

/** What a library returned: the values, or the first message of each field. */
interface Read {
  readonly output?: unknown;
  readonly messages?: Readonly<Record<string, string>>;
}

interface Issues {
  readonly issues: readonly { readonly message: string; readonly path: string }[];
}

const refused = (issues: Issues["issues"]): Read => ({
  messages: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
});

const fieldOf = (path: readonly unknown[] | undefined): string => {
  const [first] = path ?? [];
  return String(typeof first === "object" && first !== null && "key" in first ? first.key : first);
};

const ofStandard = (result: {
  readonly value?: unknown;
  readonly issues?:
    | readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[]
    | undefined;
}): Read =>
  result.issues === undefined
    ? { output: result.value }
    : refused(result.issues.map(({ message, path }) => ({ message, path: fieldOf(path) })));

const LIBRARIES: Readonly<Record<string, (schema: FormSchema, input: unknown) => Read | Promise<Read>>> = {
  zod: (schema, input) => {
    const result = z.unknown().transform(forZod(schema)).safeParse(input);
    return result.success ? { output: result.data } : ofStandard({ issues: result.error.issues });
  },
  "zod 3": (schema, input) => {
    const result = z3.unknown().transform(forZod(schema)).safeParse(input);
    return result.success ? { output: result.data } : ofStandard({ issues: result.error.issues });
  },
  valibot: (schema, input) => {
    const result = v.safeParse(v.pipe(v.unknown(), v.rawTransform(forValibot(schema))), input);
    return result.success ? { output: result.output } : ofStandard({ issues: result.issues });
  },
  arktype: (schema, input) => {
    const result = type({ form: schema })({ form: input as Record<string, unknown> });
    if (!(result instanceof type.errors)) return { output: result.form };
    // arktype writes the path before a message, and makes its first letter small.
    return refused(
      result.map(({ path, problem }) => ({
        path: String(path[1]),
        message: problem.charAt(0).toUpperCase() + problem.slice(1),
      })),
    );
  },
  "TanStack Form": async (schema, input) => {
    let output: unknown;
    const api = new FormApi({
      defaultValues: input as Record<string, unknown>,
      validators: { onSubmit: schema },
      onSubmit: ({ value }) => {
        const result = schema["~standard"].validate(value);
        output = result.issues === undefined ? result.value : undefined;
      },
    });
    api.mount();
    await api.handleSubmit();
    const [errors] = api.state.errors as unknown as [Record<string, { message: string }[]> | undefined];
    if (errors === undefined) return { output };
    return refused(
      Object.entries(errors).map(([path, [issue]]) => ({ path, message: issue?.message ?? "" })),
    );
  },
  "react-hook-form": async (schema, input) => {
    const resolve = standardSchemaResolver(schema);
    const { values, errors } = await resolve(input as Record<string, unknown>, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const found = Object.entries(errors as Record<string, { message: string }>);
    return found.length === 0
      ? { output: values }
      : refused(found.map(([path, { message }]) => ({ path, message })));
  },
  Hono: async (schema, input) => {
    const app = new Hono().post(
      "/",
      sValidator("json", schema, (result, c) =>
        result.success ? undefined : c.json(ofStandard({ issues: result.error })),
      ),
      (c) => c.json({ output: c.req.valid("json") }),
    );
    const body = JSON.stringify(input);
    const response = await app.request("/", {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    return (await response.json()) as Read;
  },
  tRPC: async (schema, input) => {
    const t = initTRPC.create();
    const router = t.router({ send: t.procedure.input(schema).query((options) => options.input) });
    try {
      return { output: await router.createCaller({}).send(input as Record<string, unknown>) };
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code !== "BAD_REQUEST") throw error;
      return ofStandard(error.cause as unknown as { issues: [] });
    }
  },
};

it.each(Object.keys(LIBRARIES))("%s takes each form as the schemas do", async (name) => {
  for (const { title, fields, input } of CASES) {
    const schema: FormSchema = form(fields);
    const expected = ofStandard(schema["~standard"].validate(input));
    const read = await LIBRARIES[name]?.(schema, input);
    // JSON has no undefined: what Hono sends back leaves such fields out.
    expect(JSON.parse(JSON.stringify(read)), title).toEqual(JSON.parse(JSON.stringify(expected)));
  }
});

it("says all at once in a form with fields of zod and valibot", () => {
  const payout = form({
    name: z.string().min(2, "Write your name."),
    city: v.pipe(v.string(), v.minLength(2, "Write your city.")),
    bank: bank(),
    account: account({ bank: field("bank") }),
    phone: phone(),
  });
  const { issues = [] } = payout["~standard"].validate({
    name: "",
    city: "",
    bank: "",
    account: "",
    phone: "",
  });
  expect(issues.map(({ message, path }) => `${String(path?.[0])}: ${message}`)).toEqual([
    "name: Write your name.",
    "city: Write your city.",
    "bank: Choose a bank.",
    "account: Write the account number, ten digits.",
    "phone: Write a phone number, such as 0803 123 4567.",
  ]);
});
