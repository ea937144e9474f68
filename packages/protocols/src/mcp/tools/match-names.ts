import { unitsOf } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import { match as contract } from "@naijaref/api/contract/match";
import { sourcesOf } from "../answer.ts";
import { recordOf, type Sourced, withDoubts } from "../record-of.ts";
import { ask, defineTool, needed, optional, type Surroundings } from "../tool.ts";

const { kind, name, state, lga, ward } = contract.match.parameters;

export const matchNames = defineTool({
  name: "match_names",
  title: "Match names of a list",
  description: "The code that each name of a messy list means, in order, or why there is none or several.",
  parameters: {
    names: needed(name, "As the list writes them."),
    kind: needed(kind, "What the names are of."),
    state: optional(state, "Their state."),
    lga: optional(lga, "Their LGA."),
    ward: optional(ward, "Their ward."),
  },
  // As the operation itself, whose parameter has another name.
  cost: ({ names, kind }) =>
    unitsOf(contract.match.cost, (one) => [one === "kind" ? kind : names].flat().map(String)),
  async run({ names, kind, state, lga, ward }, surroundings) {
    const rows = await ask("match", { kind, name: names, state, lga, ward }, surroundings);
    if (rows instanceof Failure) return rows;
    const meant = await Promise.all(rows.map((row) => recordOfRow(row, surroundings)));
    const items = rows.map((row, at) => {
      const shown = {
        text: row.text,
        status: row.status,
        code: row.code,
        name: row.name,
        ...(row.code === null && { why: row.why }),
        ...(row.status === "ambiguous" && {
          candidates: row.candidates.map(({ code, name, stateCode }) => ({ code, name, stateCode })),
        }),
      };
      return withDoubts(shown, meant[at]);
    });
    const sources = sourcesOf(meant.flatMap((record) => record ?? []));
    // A row for each name: a list of names that is cut short would be a wrong answer.
    return { list: { name: "rows", items, limit: items.length }, sources };
  },
});

/** The record that a row was matched with, if it was. */
async function recordOfRow(
  { kind, code }: Readonly<Record<"kind" | "code", string | null>>,
  surroundings: Surroundings,
): Promise<Sourced | undefined> {
  if (kind === null || code === null) return undefined;
  if (kind !== "polling_unit") return recordOf(kind, code);
  const unit = await ask("getPollingUnit", { code }, surroundings);
  return unit instanceof Failure ? undefined : unit;
}
