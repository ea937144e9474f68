import { NAMED_KINDS } from "@naijaref/api/contract/match";
import { findPage } from "@naijaref/pages";
import { suggestionAddress } from "@naijaref/pages/addresses";
import { Refusal } from "@naijaref/protocols/mcp/json-rpc";
import { complete, RECORD_TEMPLATE, readResource } from "@naijaref/protocols/mcp/resources";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import { codeOf, type Door, type HeldKind, KINDS, type Kind, listRecords } from "naijaref/kinds";
import { suggestionsFor } from "naijaref/search";
import { describe, expect, it } from "vitest";
import { ask } from "../../library/ask.ts";
import { state } from "../../library/open-page.ts";

/**
 * Every way to every kind of record: it leads there, or `without` in `naijaref/kinds` says by name why not.
 */

interface Sample {
  readonly kind: Kind;
  readonly code: string;
  readonly name: string;
}

async function get(path: string): Promise<{ readonly status: number; readonly data: readonly Sample[] }> {
  const response = await ask(path);
  const { data = [] } = (await response.json()) as { data?: Sample[] };
  return { status: response.status, data };
}

/** A record of the kind. Polling units are loaded with their state. */
async function sampleOf(kind: Kind): Promise<Sample> {
  const records = listRecords(kind as HeldKind);
  const record = records[records.length >> 1];
  if (record !== undefined) return { kind, code: codeOf(record), name: record.name };
  const { data } = await get(`/v1/wards/24-11-01/${KINDS[kind].path}`);
  return { ...(data[0] as Sample), kind };
}

const encoded = encodeURIComponent;

async function isSuggested({ kind, code, name }: Sample): Promise<boolean> {
  const { data } = await get(`/v1/suggest?q=${encoded(name)}&kinds=${kind}&limit=50`);
  const { path, unknown } = KINDS[kind];
  const meant = suggestionsFor({ ok: false, reason: unknown, identifier: `${name}x` });
  return data.some((one) => one.code === code) && meant.some((one) => KINDS[one.kind].path === path);
}

async function isReconciled({ kind, code }: Sample): Promise<boolean> {
  const queries = JSON.stringify({ one: { query: code, type: kind } });
  const outcome = await reconciliation(state).answer({
    method: "GET",
    path: "",
    query: new Map([["queries", queries]]),
    content: new Uint8Array(0),
    mediaType: "",
    origin: "",
    header: () => undefined,
    inParts: async (items, make) => items.map(make),
    pause: undefined,
    charge: async () => undefined,
  });
  return JSON.stringify(outcome).includes(`\\"id\\":\\"${code}\\"`);
}

function isRead({ kind, code }: Sample): boolean {
  const read = readResource({ uri: `naijaref://records/${kind}/${code}` });
  const completed = complete({
    ref: { type: "ref/resource", uri: RECORD_TEMPLATE },
    argument: { name: "code", value: code },
    context: { arguments: { kind } },
  });
  return [read, completed].every((one) => !(one instanceof Refusal) && JSON.stringify(one).includes(code));
}

/** The page with the record's code in its address, to which the search box leads too. */
async function hasPage({ kind, code }: Sample): Promise<boolean> {
  const found = await findPage(`/${KINDS[kind].path}/${code}`)?.render(new Map(), state);
  return found !== undefined && findPage(suggestionAddress({ kind, code })) !== undefined;
}

const LEADS: Readonly<Record<Door, (sample: Sample) => boolean | Promise<boolean>>> = {
  search: async ({ kind, code }) =>
    (await get(`/v1/search?q=${code}&limit=50`)).data.some((one) => one.kind === kind && one.code === code),
  suggest: isSuggested,
  match: async ({ kind, code }) =>
    (await get(`/v1/match?kind=${kind}&name=${encoded(code)}`)).data[0]?.code === code &&
    (NAMED_KINDS as readonly Kind[]).includes(kind),
  reconcile: isReconciled,
  agents: isRead,
  page: hasPage,
  address: async ({ kind, code }) => (await get(`/v1/${KINDS[kind].path}/${code}`)).status === 200,
};

describe.each(Object.keys(KINDS) as Kind[])("%s", (kind) => {
  it.each(Object.entries(LEADS))(
    "is reached by %s, or the list of kinds says why not",
    async (door, leads) => {
      const gap = (KINDS[kind].without as Readonly<Record<string, string>>)[door];
      expect({ kind, door, leads: await leads(await sampleOf(kind)) }).toEqual({
        kind,
        door,
        leads: gap === undefined,
      });
    },
  );
});
