import { dataVersion } from "naijaref/about";
import type { Site } from "../page.ts";
import { Section } from "./section.tsx";
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

const textFor = ({ record, file, lineStart }: CorrectionProps): string =>
  [
    `Record: ${record}`,
    `File: data/${file}, the line that begins with ${lineStart}`,
    `Data version: ${dataVersion}`,
    "Field that is wrong: ",
    "It should be: ",
    "Source (publication, address, date): ",
  ].join("\n");

/**
 * How to correct a record. With a public repository a link opens its form filled in; without, the text to
 * send is here.
 */
export function Correction(props: CorrectionProps) {
  const { site, record, file } = props;
  const text = textFor(props);
  const query = new URLSearchParams({ title: `Correction: ${record}`, body: text });
  return (
    <Section id="correct" title="Something wrong?">
      {site.repositoryUrl === undefined ? (
        <>
          <p>
            Fill in the last three lines and send them to the people who run this service. A correction needs
            a source that others can read.
          </p>
          <Snippet title="Correction" text={text} />
        </>
      ) : (
        <p>
          <a class="button" href={`${site.repositoryUrl}/issues/new?${query}`}>
            Correct this record
          </a>{" "}
          <span class="note">
            Opens a form that is filled in. The record is in{" "}
            <a href={`${site.repositoryUrl}/blob/main/data/${file}`}>data/{file}</a>.
          </span>
        </p>
      )}
    </Section>
  );
}
