import { dataVersion } from "naijaref/about";
import type { Site } from "../page.ts";
import { Snippet } from "./snippet.tsx";

export interface CorrectionProps {
  readonly site: Site;
  /** What is wrong, if something is: `LGA Ikeja (NG025011)`. */
  readonly record: string;
  /** The file below `data/` in which the record is. */
  readonly file: string;
  /** How its line begins. */
  readonly lineStart: string;
}

/** What a person fills in, in their words. */
const linesFor = ({ record }: CorrectionProps): readonly string[] => [
  `Record: ${record}`,
  "What is wrong: ",
  "What it should be: ",
  "Where one can read that (a publication, a page, a document): ",
  `Data version: ${dataVersion}`,
];

/** The same for who corrects the data, who needs the place in it. */
const issueFor = (props: CorrectionProps): string =>
  [...linesFor(props), `File: data/${props.file}, the line that begins with ${props.lineStart}`].join("\n");

/**
 * How to correct a record. With a public repository a link opens its form filled in; without, the text to
 * send is here.
 */
export function Correction(props: CorrectionProps) {
  const { site, record } = props;
  const query = new URLSearchParams({ title: `Correction: ${record}`, body: issueFor(props) });
  return site.repositoryUrl === undefined ? (
    <>
      <p>
        Copy these lines, fill in the empty ones, and send them to the people from whom you have the address
        of this page.
      </p>
      <Snippet title="Correction" text={linesFor(props).join("\n")} />
    </>
  ) : (
    <p>
      <a class="button" href={`${site.repositoryUrl}/issues/new?${query}`}>
        Write what is wrong
      </a>{" "}
      <span class="note">Opens a form that is filled in but for three lines.</span>
    </p>
  );
}
