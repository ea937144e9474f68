import { getState } from "naijaref/places";
import {
  explainPlate,
  listPlateCategories,
  type Plate,
  type PlateCategory,
  type PlateReason,
  parsePlate,
  readPlateBeginning,
} from "naijaref/plates";
import { stateAddress } from "../../addresses.ts";
import { Fact, Facts } from "../../parts/facts.tsx";
import { Progress } from "../progress.tsx";
import { Verdict } from "../verdict.tsx";
import { PlatePicture } from "./plate-picture.tsx";

interface PlateResultProps {
  readonly plate: string;
  readonly category: string;
  /** Whether more may still come: then too few signs are no mistake. */
  readonly isTyping?: boolean;
}

export const isWrongPlate = (plate: string): boolean => plate.trim() !== "" && !parsePlate(plate).ok;

export function PlateResult({ plate, category, isTyping = false }: PlateResultProps) {
  if (plate.trim() === "") return null;
  const parsed = parsePlate(plate);
  if (!parsed.ok && isTyping && canStillBecome(plate, parsed.reason))
    return <Progress>{progressOf(plate)}</Progress>;
  if (!parsed.ok)
    return (
      <p class="verdict bad" id="problem">
        <strong>This is not a Nigerian plate number. Check the letters.</strong> {explainPlate(parsed)}
      </p>
    );
  return <Known plate={parsed.value} category={categoryFor(parsed.value, category)} />;
}

/** Up to so many letters and digits may begin any form. */
const FEW = 3;

const canStillBecome = (plate: string, reason: PlateReason): boolean =>
  reason === "empty" ||
  (reason === "unknown_format" &&
    (readPlateBeginning(plate) !== undefined || plate.replace(/[\s-]/g, "").length <= FEW));

function progressOf(plate: string): string {
  const begun = readPlateBeginning(plate);
  if (begun === undefined) return "A plate has eight letters and digits, such as KJA-123AB";
  const state = begun.stateCode === null ? undefined : getState(begun.stateCode);
  const rest = begun.missing === 1 ? "1 more letter" : `${begun.missing} more letters and digits`;
  return state === undefined ? rest : `${state.name}, ${rest}`;
}

/** The category that goes with a form; of other forms the letters do not say it, so the person chooses. */
const CATEGORY_OF: Partial<Record<Plate["format"], PlateCategory["category"]>> = {
  dealer: "dealer",
  federal_government: "government",
  police: "paramilitary",
};

function categoryFor({ format }: Plate, chosen: string): PlateCategory {
  const vehicles = listPlateCategories().filter(({ vehicle }) => vehicle === "vehicle");
  const wanted = CATEGORY_OF[format] ?? chosen;
  return (vehicles.find(({ category }) => category === wanted) ??
    vehicles.find(({ category }) => category === "private")) as PlateCategory;
}

const FORMATS: Readonly<Record<Plate["format"], string>> = {
  standard: "The form since 2011",
  old: "The form until 2011",
  dealer: "A dealer’s plate",
  federal_government: "A plate of the Federal Government",
  police: "A plate of the police",
};

function Known({ plate, category }: { readonly plate: Plate; readonly category: PlateCategory }) {
  const { display, format, prefix, number, suffix, stateCode, note } = plate;
  const state = stateCode === null ? undefined : getState(stateCode);
  const fixed = CATEGORY_OF[format] !== undefined;
  return (
    <>
      <Verdict title={state?.name ?? FORMATS[format].replace(/^A plate of the (.*)$/, "$1 plate")} is="good">
        {display}: {FORMATS[format].charAt(0).toLowerCase() + FORMATS[format].slice(1)}
      </Verdict>
      <PlatePicture text={display} category={category} />
      <Facts>
        <Fact name="Registered in">
          {state === undefined ? "not known" : <a href={stateAddress(state)}>{state.name}</a>}
        </Fact>
        <Fact name="Parts">
          <code>{prefix}</code> <code>{number}</code> <code>{suffix}</code>
        </Fact>
        <Fact name="Colours">
          {category.lettering} on {category.background}: {category.name.toLowerCase()}.{" "}
          {!fixed && <span class="quiet">The letters do not say the category. </span>}
          <a href="/plates">All categories</a>
        </Fact>
      </Facts>
      {[note, category.note].map((doubt) => doubt !== null && <p class="doubt">{doubt}</p>)}
      <p class="quiet">
        A vehicle may be driven in every state. Nobody but the road safety corps can say whose it is.
      </p>
    </>
  );
}
