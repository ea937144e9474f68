import { contract } from "@naijaref/api/contract";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { domainNames, domains } from "@naijaref/records";
import { StylesBelow } from "../layout/styles-below.tsx";
import { type Content, type PageDefinition, type Site, serviceUrl } from "../page.ts";
import { FilterLine } from "../parts/filter-line.tsx";
import { Section } from "../parts/section.tsx";
import { RecordFields } from "./fields.tsx";
import { Conventions, Errors, Introduction } from "./introduction.tsx";
import { OperationSection, Path } from "./operation.tsx";

const operations: readonly (readonly [id: string, operation: Operation])[] = Object.entries(contract);

const groups = domainNames.map((domain) => ({
  id: `domain-${domain}`,
  ...domains[domain],
  operations: operations.filter(([, operation]) => operation.domain === domain),
}));

/** Every record that an operation returns, by its name. */
const records = [
  ...new Map(
    operations.flatMap(([, { answer }]) => recordsOf(answer).map((record) => [record.name, record])),
  ).values(),
];

/** All parts of the page: the narrow screen shows the main ones, and what the field finds. */
const Contents = () => (
  <nav class="contents" aria-label="Contents">
    <FilterLine what="operations" />
    <ul>
      <Part id="conventions" title="Answers" />
      {groups.map(({ id, title, operations }) => (
        <>
          <Part id={id} title={title} />
          {operations.map(([operation, { summary }]) => (
            <li key={operation}>
              <a href={`#${operation}`}>{summary}</a>
            </li>
          ))}
        </>
      ))}
      <Part id="records" title="Records" />
      <Part id="errors" title="Errors" />
    </ul>
  </nav>
);

const Part = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <li class="part">
    <a href={`#${id}`}>{title}</a>
  </li>
);

/** The reference of the API, derived from the contract. */
export const reference = (site: Site): Content => ({
  title: "API reference",
  description:
    "Every operation of the API of Nigerian reference data, with its parameters, answer, errors and examples to try.",
  address: contract.getDocs.path,
  isWide: true,
  assets: ["reference.css", "reference.js"],
  main: (
    <article class="reference">
      <h1>API reference</h1>
      <p class="lead">
        States, LGAs, wards, constituencies, banks, phone numbers and plates of Nigeria. Every operation is a
        GET request that returns JSON.
      </p>
      <StylesBelow />
      <Contents />
      <div class="parts">
        <Introduction site={site} />
        <Conventions />
        {groups.map(({ id, title, summary, operations }) => (
          <Section key={id} id={id} title={<a href={`#${id}`}>{title}</a>}>
            <p>{summary}</p>
            <ul class="index">
              {operations.map(([operation, { path, summary }]) => (
                <li key={operation}>
                  <a href={`#${operation}`}>
                    <Path path={path} />
                  </a>{" "}
                  <span class="note">{summary}</span>
                </li>
              ))}
            </ul>
            {operations.map(([name, operation]) => (
              <OperationSection key={name} id={name} operation={operation} service={serviceUrl(site)} />
            ))}
          </Section>
        ))}
        <Section id="records" title={<a href="#records">Records</a>}>
          <p>What the fields of the answers mean.</p>
          {records.map((record) => (
            <RecordFields key={record.name} {...record} />
          ))}
        </Section>
        <Errors />
      </div>
    </article>
  ),
});

/** At the path that the contract has for it, and where people try first. */
export const REFERENCE_PATHS: readonly string[] = [contract.getDocs.path, "/docs"];

export const referencePages = REFERENCE_PATHS.map(
  (pattern): PageDefinition => ({ pattern, render: (_, site) => reference(site) }),
);
