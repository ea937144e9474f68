import { domains } from "@naijaref/records";
import { type FieldCounts, listCoverage, listFieldCounts, listSources } from "naijaref/about";
import { KINDS } from "naijaref/kinds";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { fieldTitle, pluralOf } from "../parts/field-names.ts";
import { listPage } from "../parts/listing.tsx";
import { Fold, Section } from "../parts/section.tsx";
import { SourceLine } from "../parts/sources.tsx";
import { capitalized, count, dateInWords, grouped } from "../words.ts";

/** `senatorialDistricts` as "Senatorial districts". */
const datasetName = (dataset: string): string => {
  const words = dataset.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === "lgas" ? "LGAs" : titleOf(capitalized(words));
};

const titleOf = (title: string): string =>
  title.toLowerCase() === KINDS.locality.plural ? capitalized(pluralOf("locality")) : title;

export const coverage = listPage("/coverage", () => {
  const fields = listFieldCounts();
  const known = sumOf(fields, "known");
  const unsure = sumOf(fields, "unverified");
  const byDomain = domainsOf(fields);
  return {
    title: "What is covered, and how sure",
    description:
      "How many values of each field are known, how many of them are verified, what is missing, and every source.",
    lead: (
      <>
        Of {grouped(known)} values, {grouped(known - unsure)} are verified. A value is verified if the body
        that decides it lists it, if two publishers agree and did not copy each other, or if a rule proves it.
        The other {grouped(unsure)} are marked “not certain” wherever they are shown.
      </>
    ),
    main: (
      <>
        <Section id="fields" title="How sure each field is">
          <p class="key">
            {["verified", "not certain", "not known"].map((word, at) => (
              <span key={word} class="nowrap">
                <span class={`swatch ${["verified", "unverified", "unknown"][at]}`} /> {word}{" "}
              </span>
            ))}
          </p>
          {byDomain.map(({ id, title, datasets, gaps }) => (
            <Fold key={id} id={id} title={titleOf(title)} note={inShort(datasets.flatMap(([, own]) => own))}>
              {datasets.map(([dataset, own]) => (
                <div class="sureness" key={dataset}>
                  <h3>
                    {datasetName(dataset)}, {count(own[0]?.records ?? 0, "record")}
                  </h3>
                  <ul>{own.map(lineOf)}</ul>
                </div>
              ))}
              {gaps.length > 0 && (
                <div class="gaps">
                  <h3>Known gaps</h3>
                  <ul>
                    {gaps.map((gap) => (
                      <li key={gap}>{gap}</li>
                    ))}
                  </ul>
                </div>
              )}
            </Fold>
          ))}
        </Section>
        <Fold id="sources" title={`${listSources().length} sources`}>
          <ol class="sources wide">
            {listSources().map((source) => (
              <SourceLine key={source.id} source={source} inFull />
            ))}
          </ol>
        </Fold>
        <p class="more">
          <a href="/changes">Changes of the data</a>
        </p>
      </>
    ),
  };
});

/** What is covered, subject by subject; a subject may have gaps and no fields of its own. */
function domainsOf(fields: readonly FieldCounts[]) {
  const byDataset = groupBy(fields, ({ dataset }) => dataset);
  const gaps = groupBy(listCoverage(), ({ dataset }): string => dataset);
  return Object.entries(domains)
    .map(([id, { title, tables }]) => ({
      id,
      title,
      datasets: Object.keys(tables).flatMap((dataset) => {
        const own = byDataset.get(dataset);
        return own === undefined ? [] : [[dataset, own] as const];
      }),
      gaps: (gaps.get(id) ?? []).map(({ gap }) => gap),
    }))
    .filter((domain) => domain.datasets.length > 0 || domain.gaps.length > 0);
}

/** `98 % of the values verified, 30 not certain`. */
function inShort(fields: readonly FieldCounts[]): string {
  if (fields.length === 0) return "Known gaps only";
  const unsure = sumOf(fields, "unverified");
  return `${grouped(sumOf(fields, "known"))} values, ${unsure === 0 ? "all verified" : `${grouped(unsure)} not certain`}`;
}

const sumOf = (fields: readonly FieldCounts[], of: "known" | "unverified"): number =>
  fields.reduce((sum, field) => sum + field[of], 0);

/** A field as a bar: how much of it is verified, marked, and unknown. */
function lineOf({ field, records, known, verified, unverified, newestEvidence }: FieldCounts) {
  const share = (part: number): number => Math.round((part / records) * 1000) / 10;
  const words = [
    verified === records ? "all verified" : `${grouped(verified)} verified`,
    unverified > 0 && `${grouped(unverified)} not certain`,
    known < records && `${grouped(records - known)} not known`,
  ].filter(Boolean);
  return (
    <li key={field}>
      <span>
        {fieldTitle(field)} <code class="field-name">{field}</code>
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
