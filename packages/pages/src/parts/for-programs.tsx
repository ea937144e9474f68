import { snakeCase } from "@naijaref/records/field";
import { KINDS, type Kind } from "naijaref/kinds";
import { hasApi, type Site, serviceUrl } from "../page.ts";

export interface ForProgramsProps {
  readonly json: string;
  /** Other forms: what they are called, and where they are. */
  readonly files?: readonly (readonly [name: string, address: string])[] | undefined;
  /** The same on the command line, which works offline: `lga NG025011`. */
  readonly command: string;
  /** The same with the library, a line or two. */
  readonly typescript: string;
  /** The same with the package for Python, which has no units. */
  readonly python?: string | undefined;
  readonly site: Site;
}

/** The functions of the library that take the code of a record. */
const FUNCTIONS: Readonly<Record<Kind, readonly string[]>> = {
  state: ["getState", "lgasOfState"],
  lga: ["getLga", "wardsOfLga"],
  ward: ["getWard"],
  senatorial_district: ["getConstituency", "wardsOfConstituency"],
  federal_constituency: ["getConstituency", "wardsOfConstituency"],
  state_constituency: ["getConstituency", "wardsOfConstituency"],
  polling_unit: ["findPollingUnit"],
  locality: ["getLocality"],
  bank: ["getBank"],
  party: ["findParty"],
};

export function programsOf(
  kind: Kind,
  code: string,
  files: ForProgramsProps["files"],
): Omit<ForProgramsProps, "site"> {
  const { path } = KINDS[kind];
  const names = FUNCTIONS[kind];
  const isApart = kind === "polling_unit";
  const inPython = snakeCase(names[0] ?? "");
  const calls = names.map((name) => `${isApart ? "await " : ""}${name}("${code}");`);
  return {
    json: `/v1/${path}/${code}`,
    files,
    // The three kinds of seat have one command.
    command: `${path === "constituencies" ? "constituency" : kind.replace("_", "-")} ${code}`,
    typescript: `import { ${names.join(", ")} } from "naijaref${isApart ? "-polling-units" : ""}";\n\n${calls.join("\n")}`,
    ...(!isApart && { python: `from naijaref import ${inPython}\n\n${inPython}("${code}")` }),
  };
}

export const ForPrograms = ({ json, command, typescript, python, site }: ForProgramsProps) => (
  <>
    {hasApi(site) && <Snippet title="curl" text={`curl ${serviceUrl(site)}${json}`} />}
    <Snippet
      title="Command line, offline, in a copy of the repository"
      text={`npx naijaref-cli ${command}`}
    />
    <Snippet title="TypeScript, offline" text={typescript} />
    {python !== undefined && <Snippet title="Python, offline" text={python} />}
  </>
);

export const Snippet = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div class="snippet">
    <div class="snippet-title">
      {title}
      <button type="button" class="copy" data-copy="" aria-label={`Copy: ${title}`}>
        Copy
      </button>
    </div>
    <pre>
      <code>{text}</code>
    </pre>
  </div>
);
