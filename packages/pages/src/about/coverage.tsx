import { type FieldCounts, listCoverage, listFieldCounts, listSources } from "naijaref/about";
import { groupBy } from "../group-by.ts";
import type { PageDefinition } from "../page.ts";
import { FIELD_NAMES } from "../parts/field-names.ts";
import { Jump } from "../parts/jump.tsx";
import { Listing } from "../parts/listing.tsx";
import { Section } from "../parts/section.tsx";
import { capitalized, count, dateInWords, grouped } from "../words.ts";

/** `senatorialDistricts` as "Senatorial districts". */
const datasetName = (dataset: string): string => {
  const words = dataset.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === "lgas" ? "LGAs" : capitalized(words);
};

export const coverage: PageDefinition = {
  pattern: "/coverage",
  addresses: () => ["/coverage"],
  render: () => {
    const fields = listFieldCounts();
    const known = fields.reduce((sum, field) => sum + field.known, 0);
    const unsure = fields.reduce((sum, field) => sum + field.unverified, 0);
    return {
      title: "What is covered, and how sure",
      description:
        "How many values of each field are known, how many of them are verified, what is missing, and every source.",
      address: "/coverage",
      main: (
        <Listing
          title="What is covered, and how sure"
          lead={
            <>
              Of {grouped(known)} values, {grouped(known - unsure)} are verified: the body that decides the
              fact lists them, or two publishers agree of which neither repeats the other, or a rule proves
              them. The other {grouped(unsure)} are marked wherever they are shown.
            </>
          }
        >
          <Jump
            label="On this page"
            links={[
              { name: "Field by field", address: "#fields" },
              { name: "Known gaps", address: "#gaps" },
              { name: "Sources", address: "#sources" },
              { name: "Changes", address: "/changes" },
            ]}
          />
          <Section id="fields" title="Field by field">
            <p class="key">
              <span class="swatch verified" /> verified <span class="swatch unverified" /> not certain{" "}
              <span class="swatch unknown" /> not known
            </p>
            {[...groupBy(fields, ({ dataset }) => dataset)].map(([dataset, own]) => (
              <div class="sureness" key={dataset}>
                <h3>
                  {datasetName(dataset)}, {count(own[0]?.records ?? 0, "record")}
                </h3>
                <ul>
                  {own.map((field) => (
                    <FieldLine key={field.field} field={field} />
                  ))}
                </ul>
              </div>
            ))}
          </Section>
          <Section id="gaps" title="Known gaps">
            {[...groupBy(listCoverage(), ({ dataset }) => dataset)].map(([dataset, gaps]) => (
              <div class="gaps" key={dataset}>
                <h3>{datasetName(dataset.replaceAll("-", " "))}</h3>
                <ul>
                  {gaps.map(({ gap }) => (
                    <li key={gap}>{gap}</li>
                  ))}
                </ul>
              </div>
            ))}
          </Section>
          <Section id="sources" title={`${listSources().length} sources`}>
            <ol class="sources wide">
              {listSources().map(({ id, name, publisher, url, retrieved, compared, licence }) => (
                <li key={id} id={id}>
                  {url === null ? name : <a href={url}>{name}</a>}
                  <span class="note">
                    {publisher}
                    {retrieved !== null && `, copy of ${dateInWords(retrieved)}`}, compared on{" "}
                    {dateInWords(compared)}. Licence: {licence}. <code>{id}</code>
                  </span>
                </li>
              ))}
            </ol>
          </Section>
        </Listing>
      ),
    };
  },
};

/** A field as a bar: how much of it is verified, marked, and unknown. */
function FieldLine({
  field: { field, records, known, verified, unverified, newestEvidence },
}: {
  readonly field: FieldCounts;
}) {
  const share = (part: number): number => Math.round((part / records) * 1000) / 10;
  const words = [
    verified === records ? "all verified" : `${grouped(verified)} verified`,
    unverified > 0 && `${grouped(unverified)} not certain`,
    known < records && `${grouped(records - known)} not known`,
  ].filter(Boolean);
  return (
    <li>
      <span>
        {capitalized((FIELD_NAMES[field] ?? field.replaceAll("_", " ")).replace(/^the /, ""))}{" "}
        <code class="field-name">{field}</code>
      </span>
      <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="unknown" width="100" height="6" />
        <rect class="unverified" width={share(known)} height="6" />
        <rect class="verified" width={share(verified)} height="6" />
      </svg>
      <span class="note">
        {words.join(", ")}
        {newestEvidence !== null && (
          <span class="evidence">; newest source: {dateInWords(newestEvidence)}</span>
        )}
      </span>
    </li>
  );
}
