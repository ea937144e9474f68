import { match as contract } from "@naijaref/contract/match";
import { match } from "../../operations/match.ts";
import { defineTool, needed, optional } from "../tool.ts";

const { kind, name, state, lga, ward } = contract.match.parameters;

export const matchNames = defineTool({
  name: "match_names",
  title: "Match names of a list",
  description:
    "The code that each name of a messy list means, in order, or why there is none. Never guesses: what could mean several is ambiguous.",
  parameters: {
    names: needed(name, "As the list writes them, at most 40."),
    kind: needed(kind, "What the names are of."),
    state: optional(state, "Their state."),
    lga: optional(lga, "Their LGA."),
    ward: optional(ward, "Their ward."),
  },
  async run({ names, kind, state, lga, ward }, surroundings) {
    const rows = await match.match({ kind, name: names, state, lga, ward }, surroundings);
    const items = rows.map((row) => ({
      text: row.text,
      status: row.status,
      code: row.code,
      name: row.name,
      ...(row.code === null && { why: row.why }),
      ...(row.status === "ambiguous" && {
        candidates: row.candidates.map(({ code, name, stateCode }) => ({ code, name, stateCode })),
      }),
    }));
    // A row for each name: a list of names that is cut short would be a wrong answer.
    return { list: { name: "rows", items, limit: items.length } };
  },
});
