import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Dataset, groupBy, type Row, readDataset } from "../../data/table/index.ts";

/** `npm run tool upstream <folder>`: writes the patches for other projects (examples/upstream/README.md). */

const FOLDER = fileURLToPath(new URL("../../../examples/upstream/", import.meta.url));

/** A project that we have a patch for, and the release that the patch is made for. */
export interface Upstream {
  readonly project: string;
  readonly release: string;
  /** New files with what our data says. */
  readonly fromData: (dataset: Dataset) => ReadonlyMap<string, string>;
}

export const UPSTREAM: readonly Upstream[] = [
  { project: "python-stdnum", release: "2.2", fromData: () => new Map() },
  { project: "django-localflavor", release: "5.1", fromData: flavourFiles },
];

const byName = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));

/** Text as Python writes it in that project. */
const quoted = (text: unknown): string => {
  const plain = String(text);
  return plain.includes("'") ? `"${plain}"` : `'${plain}'`;
};

function flavourFiles({ states, lgas }: Dataset): Map<string, string> {
  const lgasOf = groupBy(lgas, (lga) => lga["state_code"]);
  const stateLines = byName(states).map(({ code, name }) => `    (${quoted(code)}, _(${quoted(name)})),\n`);
  const lgaLines = byName(states).map(({ code, name }) => {
    const own = byName(lgasOf.get(code ?? null) ?? []);
    const lines = own.map((lga) => `        (${quoted(lga["inec_code"])}, ${quoted(lga["name"])}),\n`);
    return `    (_(${quoted(name)}), (\n${lines.join("")}    )),\n`;
  });
  return new Map([
    [
      "localflavor/ng/ng_states.py",
      `from django.utils.translation import gettext_lazy as _

#: The 36 states of Nigeria and the Federal Capital Territory, by the codes of ISO 3166-2:NG.
STATE_CHOICES = (
${stateLines.join("")})
`,
    ],
    [
      "localflavor/ng/ng_lgas.py",
      `from django.utils.translation import gettext_lazy as _

#: The 774 local government areas of Nigeria, grouped by state, by the codes of the Independent National Electoral
#: Commission (https://www.inecnigeria.org).
LGA_CHOICES = (
${lgaLines.join("")})
`,
    ],
  ]);
}

/** A new file as part of a patch. */
function asNew(path: string, content: string): string {
  const lines = content.split("\n").slice(0, -1);
  const header = `diff --git a/${path} b/${path}\nnew file mode 100644\n`;
  if (lines.length === 0) return header;
  return `${header}--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join("")}`;
}

/** The patch for a project: its new files, those from our data, and what changes in its own. */
export function patchFor({ project, fromData }: Upstream, dataset: Dataset): string {
  const root = join(FOLDER, project, "new");
  const written = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("__pycache__"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => [path, readFileSync(join(root, path), "utf8")] as const);
  const files = [...written, ...fromData(dataset)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const changes = readFileSync(join(FOLDER, project, "changes.patch"), "utf8");
  return files.map(([path, content]) => asNew(path, content)).join("") + changes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "patches"] = process.argv.slice(2);
  const dataset = readDataset();
  mkdirSync(folder, { recursive: true });
  for (const upstream of UPSTREAM) {
    const path = join(folder, `${upstream.project}-${upstream.release}.patch`);
    writeFileSync(path, patchFor(upstream, dataset));
    console.log(path);
  }
}
