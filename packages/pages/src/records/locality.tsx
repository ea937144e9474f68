import { LOCALITY_WORDS } from "@naijaref/api/operations/suggestion-words";
import { constituenciesOfLga } from "naijaref/elections";
import type { Locality } from "naijaref/localities";
import { getLga, getState, getWard } from "naijaref/places";
import { Fragment } from "preact";
import { lgaAddress, stateAddress } from "../addresses.ts";
import { certain, known } from "../certain.ts";
import { seatRows } from "../elections/words.ts";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { rowOf } from "./rows.ts";
import type { RecordWords } from "./view.tsx";

/** A city, a town or a quarter: the LGA and the wards in which it is, and who represents it. */
export function wordsOfLocality(record: Locality): RecordWords {
  const { name, kind, lat, lon } = record;
  const state = known(getState(record.stateCode));
  const lgas = record.lgaCodes.flatMap((lga) => getLga(lga) ?? []);
  const [first] = lgas;
  const wards = record.wardCodes.flatMap((ward) => getWard(ward) ?? []);
  const where = lgas.map((lga) => lga.name).join(" and ");
  const only = lgas.length === 1 ? first : undefined;
  const kindWord =
    kind === "lcda" ? "A local council development area" : `A ${LOCALITY_WORDS[kind].toLowerCase()}`;
  return {
    title: `${name}, ${where === "" ? "" : `${where}, `}${state.name}`,
    description: `${kindWord} of ${state.name}: ${name}, in the LGA ${where}, with its wards and constituencies.`,
    within: [...(only === undefined ? [] : [only.name]), state.name],
    trail: [rowOf.state(state), ...lgas.slice(0, 1).map(rowOf.lga)],
    lead: (
      <>
        {kindWord} in{" "}
        {lgas.map((lga, at) => (
          <Fragment key={lga.code}>
            {at > 0 && " and "}
            <a href={lgaAddress(lga)}>{lga.name}</a>
          </Fragment>
        ))}
        , <a href={stateAddress(state)}>{state.name}</a>.
      </>
    ),
    rows: only === undefined ? [] : seatRows(certain(constituenciesOfLga(only.code))),
    codes: only === undefined ? [] : [{ system: `INEC, ${only.name}`, value: only.inecCode }],
    map: first && {
      code: first.code,
      at: lat === null || lon === null ? undefined : { lat, lon },
      somewhere: name,
    },
    file: "localities/localities.csv",
    facts: { except: ["kind"] },
    sections: wards.length > 0 && (
      <Section id="wards" title="Wards">
        <Links links={wards.map(rowOf.ward)} />
      </Section>
    ),
  };
}
