import { hasApi, type Site, serviceUrl } from "../page.ts";
import { Snippet } from "./snippet.tsx";

export interface ForProgramsProps {
  /** Where the API serves the same record. */
  readonly json: string;
  /** Other forms: what they are called, and where they are. */
  readonly files?: readonly (readonly [name: string, address: string])[];
  /** The same on the command line, which works offline: `lga NG025011`. */
  readonly command: string;
  /** The same with the library, a line or two. */
  readonly typescript: string;
  readonly site: Site;
}

/** The same record for programs. */
export const ForPrograms = ({ json, command, typescript, site }: ForProgramsProps) => (
  <>
    {hasApi(site) && <Snippet title="curl" text={`curl ${serviceUrl(site)}${json}`} />}
    <Snippet
      title="Command line, offline, in a copy of the repository"
      text={`npx naijaref-cli ${command}`}
    />
    <Snippet title="TypeScript, offline" text={typescript} />
  </>
);
