import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A question that the client of each language asks the service. */
export interface Question {
  readonly name: string;
  /** For people. */
  readonly asks: string;
  /** The same request without a client. */
  readonly request: string;
  /** Where in the body the answer stands, as JSON pointers; nowhere for a table and for a 304. */
  readonly reads?: readonly string[];
  /** The status, if it is not 200, and what is read. */
  readonly answer: readonly unknown[];
}

export const QUESTIONS = JSON.parse(
  readFileSync(
    fileURLToPath(new URL("../../../../examples/clients/questions.json", import.meta.url)),
    "utf8",
  ),
) as readonly Question[];

/** Asks without any client, and reads what the table says. */
export async function askPlainly(base: string, { name, request, reads }: Question): Promise<unknown> {
  const first = await fetch(base + request);
  const text = await first.text();
  if (name === "unchanged") {
    const tag = first.headers.get("etag") ?? "";
    return [(await fetch(base + request, { headers: { "If-None-Match": tag } })).status];
  }
  if (reads === undefined) {
    const lines = text.trim().split("\n");
    return [lines.length, lines[0]?.split(",").slice(0, 3).join(",")];
  }
  const body: unknown = JSON.parse(text);
  return [...(first.status === 200 ? [] : [first.status]), ...reads.map((pointer) => at(body, pointer))];
}

/** What a JSON pointer (RFC 6901) names; the names here have no character to escape. */
const at = (body: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown>)[key], body);
