/** Writes what of the client derives from the contract. */
import { mkdirSync, writeFileSync } from "node:fs";
import { describeService } from "@naijaref/api/contract/openapi";
import { writeOperations } from "./find-modules.ts";
import { type Description, writeTypes } from "./types-of-api.ts";

const generated = new URL("../../../packages/client/src/generated/", import.meta.url);
const NOTE = "// Written by tools/make/client/types.ts.\n\n";

// Without these a record has all its fields, and a list has no gaps.
const description = describeService("off", ["fields", "ids", "format"]) as unknown as Description;
mkdirSync(generated, { recursive: true });
writeFileSync(new URL("paths.ts", generated), NOTE + writeTypes(description));
writeFileSync(new URL("operations.ts", generated), NOTE + (await writeOperations()));
