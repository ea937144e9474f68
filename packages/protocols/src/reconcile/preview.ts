import { type Failure, fail, quote } from "@naijaref/api/contract/errors";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { OutsideBody } from "@naijaref/api/outside-service";
import { html } from "./html.ts";
import { findEntity, loadUnitsOf } from "./types.ts";

/**
 * A small page about an entity, which a table shows beside its row. It may stand in a frame, and runs
 * nothing.
 */
export async function preview(
  id: string,
  service: Pick<ServiceState, "pollingUnits">,
): Promise<OutsideBody | Failure> {
  const found = findEntity(id, await loadUnitsOf([id], service));
  if (found === undefined) return fail("not_found", `There is no record with the id ${quote(id)}.`);
  const { type, entity } = found;
  const rows = Object.entries(entity as Readonly<Record<string, unknown>>)
    .filter(([name, value]) => SHOWN.has(name) && value !== null && String(value) !== "")
    .map(([name, value]) => [LABELS.get(name) ?? name, String(value)] as const);
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${(entity as { name: string }).name}</title>
<h1>${(entity as { name: string }).name}</h1><p>${type.name}</p>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></html>`;
  return {
    text: page.markup,
    mediaType: "text/html; charset=utf-8",
    headers: ["X-Content-Type-Options", "nosniff", "Content-Security-Policy", "default-src 'none'"],
  };
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ["code", "Code"],
  ["id", "Id"],
  ["inecCode", "INEC code"],
  ["stateCode", "State"],
  ["lgaCode", "LGA"],
  ["wardCode", "Ward"],
  ["capital", "Capital"],
  ["headquarters", "Headquarters"],
  ["cbnCode", "CBN code"],
  ["nipCode", "NIP code"],
  ["status", "Status"],
  ["aliases", "Other names"],
]);
const SHOWN: ReadonlySet<string> = new Set(LABELS.keys());
