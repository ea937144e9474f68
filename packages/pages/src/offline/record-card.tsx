import { withAnd } from "@naijaref/api/contract/words";
import { snakeCase } from "@naijaref/records/field";
import { dataVersion } from "naijaref/about";
import { getBank } from "naijaref/banks";
import { KINDS } from "naijaref/kinds";
import { bankWarning } from "../parts/bank-warning.tsx";
import { Codes } from "../parts/codes.tsx";
import { Doubts } from "../parts/doubts.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { Name } from "../parts/name.tsx";
import { Section } from "../parts/section.tsx";
import { sourcesLine } from "../parts/sources-line.ts";
import { Trail } from "../parts/trail.tsx";
import { codesOf, factsOf, otherNamesOf, parentsOf } from "./record-fields.ts";
import type { RecordHere } from "./record-here.ts";

/** A record of any kind without a connection: all that the library knows of it. */
export function RecordCard({ found }: { readonly found: RecordHere }) {
  const { kind, title, record } = found;
  const [parents, names] = [parentsOf(found), otherNamesOf(found)];
  const bank = kind === "bank" ? getBank(String(record["id"])) : undefined;
  const warning = bank && bankWarning(bank);
  return (
    <>
      {parents.length > 0 && <Trail steps={parents} />}
      <p class="kicker">{KINDS[kind].title}</p>
      <h1>
        <Name text={title} />
      </h1>
      {names.length > 0 && <p class="also">Also: {withAnd(names)}</p>}
      {warning && <div class="warning">{warning}</div>}
      <Codes codes={codesOf(found)} />
      <Section id="facts" title="Facts">
        <Facts>
          {factsOf(found).map(({ field, title, isUnsure, value }) => (
            <Fact key={field} name={title} isUnsure={isUnsure}>
              {typeof value === "string" ? value : <Others records={value} />}
            </Fact>
          ))}
        </Facts>
      </Section>
      <Doubts unverified={record.unverifiedFields.map(snakeCase)} canReport={false} />
      <p class="figures note">
        {record.sources.length > 0 && `${sourcesLine(record)}. `}Data version {dataVersion}.
      </p>
    </>
  );
}

const Others = ({ records }: { readonly records: ReturnType<typeof parentsOf> }) => (
  <>
    {records.map(({ name, address }, at) => (
      <span key={address}>
        {at > 0 && ", "}
        <a href={address}>
          <Name text={name} />
        </a>
      </span>
    ))}
  </>
);
