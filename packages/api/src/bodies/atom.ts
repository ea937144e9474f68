import type { RecordOf, recordChange } from "@naijaref/records";

type RecordChange = RecordOf<typeof recordChange>;

export interface FeedAddress {
  /** The feed's path and query in their one writing. */
  readonly target: string;
  /** Scheme and host of the service; "" if they are not known: then addresses are relative to the feed's. */
  readonly origin: string;
}

/** So that a feed reader gets a page, and not the dataset. */
const MAX_ENTRIES = 50;
const MAX_LINES = 100;

/** RFC 4151. An entry keeps its id wherever the service is. */
const TAG = "tag:naijaref,2026:changes";

const EVERYTHING = "/v1/changes";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses in any writing.
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text in an element or an attribute, also of HTML. */
export const inXml = (text: string): string =>
  text
    .replaceAll(NOT_IN_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const shown = (value: RecordChange["before"]): string =>
  Array.isArray(value) ? value.join(", ") || "none" : String(value ?? "none");

const lineOf = ({ code, change, field, before, after }: RecordChange): string =>
  `<li><code>${inXml(code)}</code> ${field === null ? change : `${field}: ${inXml(shown(before))} → ${inXml(shown(after))}`}</li>`;

/** The changes of one table in one edition. */
interface Entry {
  readonly version: string;
  readonly kind: string;
  readonly changes: RecordChange[];
}

function entriesOf(changes: readonly RecordChange[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const change of changes) {
    const key = `${change.dataVersion}/${change.kind}`;
    const entry = entries.get(key) ?? { version: change.dataVersion, kind: change.kind, changes: [] };
    if (entry.changes.push(change) === 1) entries.set(key, entry);
  }
  return [...entries.values()];
}

/** RFC 3339. An edition has a day, and no time of day. */
const momentOf = (version: string): string => `${version.slice(0, 10)}T00:00:00Z`;

const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" href="${inXml(href)}" type="${type}"/>`;

function writeEntry({ version, kind, changes }: Entry, isOfRecord: boolean, origin: string): string {
  // As the record has it, in whatever case it was asked for.
  const code = isOfRecord ? (changes[0]?.code ?? null) : null;
  const query = new URLSearchParams({ since: version.slice(0, 10), dataset: kind, ...(code && { code }) });
  const address = `${origin}${EVERYTHING}?${query}`;
  const lines = changes.slice(0, MAX_LINES).map(lineOf);
  const rest = changes.length - lines.length;
  const more = rest > 0 ? `<p>${rest} more: <a href="${inXml(address)}">${inXml(address)}</a></p>` : "";
  const of = kind.replaceAll("_", " ");
  return `<entry>
<id>${inXml(`${TAG}/${version}/${kind}${code === null ? "" : `/${encodeURIComponent(code)}`}`)}</id>
<title>${changes.length === 1 ? "1 change" : `${changes.length} changes`} of ${of}${code === null ? "" : ` ${inXml(code)}`}</title>
<updated>${momentOf(version)}</updated>
<category term="${kind}"/>
${link("alternate", address, "application/json")}
<content type="html">${inXml(`<ul>${lines.join("")}</ul>${more}`)}</content>
</entry>`;
}

/**
 * Changes of records as a feed (RFC 4287): an entry for each table of an edition, the newest first.
 *
 * @param version the data version, which dates a feed without entries.
 */
export function writeAtom(
  changes: readonly RecordChange[],
  version: string,
  { target, origin }: FeedAddress,
): string {
  const asked = new URLSearchParams(target.split("?", 2)[1] ?? "");
  asked.delete("format");
  const filters = [...asked].map(([name, value]) => `${name} ${value}`);
  const entries = entriesOf(changes).slice(0, MAX_ENTRIES);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${inXml(asked.size === 0 ? TAG : `${TAG}?${asked}`)}</id>
<title>${inXml(["naijaref: what has changed", ...filters].join(", "))}</title>
<updated>${momentOf(entries[0]?.version ?? version)}</updated>
<author><name>naijaref</name></author>
<rights>CC BY 4.0</rights>
${link("self", origin + target, "application/atom+xml")}
${link("alternate", `${origin}/changes`, "text/html")}
${entries.map((entry) => writeEntry(entry, asked.has("code"), origin)).join("\n")}
</feed>
`;
}
