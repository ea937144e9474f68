import { getState, listStates } from "naijaref/places";
import { listPlatePrefixes, type PlatePrefix, prefixOf } from "naijaref/plates";
import { stateAddress } from "../addresses.ts";
import { groupBy } from "../group-by.ts";
import type { Content, PageDefinition, Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Jump } from "../parts/jump.tsx";
import { Listing } from "../parts/listing.tsx";
import { RecordPage } from "../parts/record-page.tsx";
import { Section } from "../parts/section.tsx";
import { count } from "../words.ts";

const addressOf = (prefix: string): string => `/plate-codes/${prefix}`;

const Codes = ({ prefixes }: { readonly prefixes: readonly PlatePrefix[] }) => (
  <ul class="inline">
    {prefixes.map(({ prefix }) => (
      <li key={prefix}>
        <a href={addressOf(prefix)}>{prefix}</a>
      </li>
    ))}
  </ul>
);

export const plateCodesPage: PageDefinition = {
  pattern: "/plate-codes",
  addresses: () => ["/plate-codes"],
  render: () => {
    const all = listPlatePrefixes();
    const byState = groupBy(all, ({ stateCode }) => stateCode);
    const states = listStates().filter(({ code }) => byState.has(code));
    return {
      title: "Codes on plates of Nigeria: KJA is Lagos",
      description: `Which state a plate is from: the ${all.length} codes of three letters with which plates of Nigeria begin, by state.`,
      address: "/plate-codes",
      main: (
        <Listing
          title={`${all.length} codes on plates`}
          lead={
            <>
              The three letters with which a plate begins say where it was registered. No list is official and
              whole. <a href="/read/plate">Read a whole plate</a>, or see the{" "}
              <a href="/plates">categories of plates</a>.
            </>
          }
        >
          <Jump label="States" links={states.map(({ name, slug }) => ({ name, address: `#${slug}` }))} />
          {states.map((state) => (
            <Section key={state.code} id={state.slug} title={state.name}>
              <Codes prefixes={byState.get(state.code) ?? []} />
            </Section>
          ))}
        </Listing>
      ),
    };
  },
};

export const plateCodePage: PageDefinition = {
  pattern: "/plate-codes/{code}",
  addresses: () => listPlatePrefixes().map(({ prefix }) => addressOf(prefix)),
  render: ({ code = "" }, site) => {
    const prefix = prefixOf(code.toUpperCase());
    if (prefix === undefined) return notFound({ what: "code on a plate", identifier: code, suggestions: [] });
    return prefix.prefix === code ? pageOf(prefix, site) : { redirect: addressOf(prefix.prefix) };
  },
};

function pageOf(record: PlatePrefix, site: Site): Content {
  const { prefix, stateCode } = record;
  const state = getState(stateCode);
  if (state === undefined) throw new Error(`${prefix} is in no state`);
  const others = listPlatePrefixes().filter((one) => one.stateCode === stateCode);
  const sample = `${prefix}-123AA`;
  return {
    title: `${prefix} on a plate is ${state.name}`,
    description: `A plate of Nigeria that begins with ${prefix}, such as ${sample}, was registered in ${state.name}.`,
    address: addressOf(prefix),
    main: (
      <RecordPage
        trail={[{ name: "Codes on plates", address: "/plate-codes" }]}
        name={`${prefix} is ${state.name}`}
        otherNames={[]}
        lead={
          <>
            A plate that begins with {prefix}, such as {sample}, was registered in{" "}
            <a href={stateAddress(state)}>{state.name}</a>. The vehicle may be anywhere.
          </>
        }
        codes={[{ system: "On the plate", value: prefix }]}
        action={
          <a class="quiet-button" href={`/read/plate#plate=${prefix}`}>
            Read a whole plate
          </a>
        }
        site={site}
        record={record}
        code={prefix}
        forPrograms={{
          json: `/v1/plates/${sample}`,
          command: `plate ${sample}`,
          typescript: `import { prefixOf } from "naijaref/plates";\n\nprefixOf("${prefix}");`,
        }}
        place={{ record: `Code ${prefix} on plates`, file: "plates/prefixes.csv", lineStart: `${prefix},` }}
      >
        <Section id="others" title={`The ${count(others.length, "code")} of ${state.name}`}>
          <Codes prefixes={others} />
        </Section>
      </RecordPage>
    ),
  };
}
