import { getState, listStates } from "naijaref/places";
import { listPlatePrefixes, type PlatePrefix, prefixOf } from "naijaref/plates";
import { stateAddress } from "../addresses.ts";
import { known } from "../certain.ts";
import { hasApi, type PageDefinition } from "../page.ts";
import { type Link, Links } from "../parts/links.tsx";
import { Folds, listPage } from "../parts/listing.tsx";
import { Section } from "../parts/section.tsx";
import { count } from "../words.ts";
import { CODES, codePage } from "./code-page.tsx";
import { areaCodeLinks, areaCodePage, prefixLinks, prefixPage } from "./phone-codes.tsx";

const linkTo = ({ prefix }: PlatePrefix): Link => ({ name: prefix, address: `/plate-codes/${prefix}` });

export const codesPage = listPage(CODES.address, (site) => {
  const plates = listPlatePrefixes();
  const states = listStates().filter((state) => plates.some(({ stateCode }) => stateCode === state.code));
  return {
    title: "Codes of phones and plates of Nigeria: 0803, 0201, KJA",
    description: `Which network has 0803, where 0201 is and which state KJA is: the prefixes, the area codes and the ${plates.length} codes on plates of Nigeria.`,
    heading: CODES.name,
    lead: (
      <>
        Type a code, a network or a place. Read a whole <a href="/read/phone">phone number</a> or{" "}
        <a href="/read/plate">plate</a>, or see the <a href="/plates">categories of plates</a>.
        {hasApi(site) && (
          <>
            {" "}
            Area codes as a file: <a href="/v1/area-codes?format=csv">CSV</a> or{" "}
            <a href="/v1/area-codes">JSON</a>.
          </>
        )}
      </>
    ),
    main: (
      <>
        <Folds
          what="codes"
          groups={[
            {
              id: "prefixes",
              title: "Prefixes of mobile, free and shared-cost numbers",
              links: prefixLinks(),
            },
            { id: "area-codes", title: "Area codes of fixed lines", links: areaCodeLinks() },
            ...states.map((state) => ({
              id: state.slug,
              title: `Plates of ${state.name}`,
              links: plates.filter(({ stateCode }) => stateCode === state.code).map(linkTo),
            })),
          ]}
        />
        <p class="afterword">
          The three letters of a plate say where it was registered. No list of them is official and whole. A
          phone number may have been taken to another network since.
        </p>
      </>
    ),
  };
});

const plateCodePage = codePage({
  path: "plate-codes",
  what: "code on a plate",
  list: () => listPlatePrefixes().map(({ prefix }) => prefix),
  find: (written) => prefixOf(written.toUpperCase())?.prefix,
  wordsOf: (prefix) => {
    const record = known(prefixOf(prefix));
    const state = known(getState(record.stateCode));
    const others = listPlatePrefixes().filter(({ stateCode }) => stateCode === state.code);
    const sample = `${prefix}-123AA`;
    return {
      title: `${prefix} on a plate is ${state.name}`,
      description: `A plate of Nigeria that begins with ${prefix}, such as ${sample}, was registered in ${state.name}.`,
      name: `${prefix} is ${state.name}`,
      lead: (
        <>
          A plate that begins with {prefix}, such as {sample}, was registered in{" "}
          <a href={stateAddress(state)}>{state.name}</a>. The vehicle may be anywhere.
        </>
      ),
      codes: [{ system: "On the plate", value: prefix }],
      action: (
        <a class="quiet-button" href={`/read/plate#plate=${prefix}`}>
          Read a whole plate
        </a>
      ),
      record,
      code: prefix,
      forPrograms: {
        json: `/v1/plates/${sample}`,
        command: `plate ${sample}`,
        typescript: `import { prefixOf } from "naijaref/plates";\n\nprefixOf("${prefix}");`,
      },
      place: { record: `Code ${prefix} on plates`, file: "plates/prefixes.csv", lineStart: `${prefix},` },
      children: (
        <Section id="others" title={`The ${count(others.length, "code")} of ${state.name}`}>
          <Links links={others.map(linkTo)} inLine />
        </Section>
      ),
    };
  },
});

export const codePages: readonly PageDefinition[] = [prefixPage, areaCodePage, plateCodePage];
