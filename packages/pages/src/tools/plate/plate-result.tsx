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
import type { Values } from "../../page.ts";
import { Answer } from "../../parts/answer.tsx";
import { plateBegun } from "../../search/beginnings.ts";
import { Problem } from "../live-form.tsx";
import { PlatePicture } from "./plate-picture.tsx";

export const isWrongPlate = ({ plate = "" }: Values): boolean => plate.trim() !== "" && !parsePlate(plate).ok;

/** @param isTyping whether more may still come: then too few signs are no mistake */
export function plateResult({ plate = "", category = "" }: Values, isTyping = false) {
  if (plate.trim() === "") return null;
  const parsed = parsePlate(plate);
  if (!parsed.ok && isTyping && canStillBecome(plate, parsed.reason))
    return <p class="progress">{progressOf(plate)}</p>;
  if (!parsed.ok)
    return <Problem>This is not a Nigerian plate number. Check the letters. {explainPlate(parsed)}</Problem>;
  return answerFor(parsed.value, categoryFor(parsed.value, category));
}

/** Up to so many letters and digits may begin any form. */
const FEW = 3;

const canStillBecome = (plate: string, reason: PlateReason): boolean =>
  reason === "empty" ||
  (reason === "unknown_format" &&
    (readPlateBeginning(plate) !== undefined || plate.replace(/[\s-]/g, "").length <= FEW));

function progressOf(plate: string): string {
  const begun = plateBegun(plate);
  return begun === undefined
    ? "A plate has eight letters and digits, such as KJA-123AB"
    : `${begun.detail}, ${begun.toCome}`;
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

function answerFor(plate: Plate, category: PlateCategory) {
  const { display, format, prefix, number, suffix, stateCode, note } = plate;
  const state = stateCode === null ? undefined : getState(stateCode);
  const form = FORMATS[format];
  const isKnown = CATEGORY_OF[format] !== undefined;
  return (
    <>
      <Answer
        as="h2"
        name={state?.name ?? form.replace(/^A plate of the (.*)$/, "$1 plate")}
        lead={`${display}: ${form.charAt(0).toLowerCase()}${form.slice(1)}`}
        rows={[
          {
            label: "Registered in",
            name: state?.name ?? "not known",
            address: state && stateAddress(state),
          },
          { label: "Parts", name: [prefix, number, suffix].join(" · ") },
          {
            label: "Colours",
            name: `${category.lettering} on ${category.background}`,
            address: "/plates",
            note: `${category.name}.${isKnown ? "" : " The letters do not say the category."}`,
          },
        ]}
      />
      <PlatePicture text={display} category={category} />
      {[note, category.note].map((doubt) => doubt !== null && <p class="doubt">{doubt}</p>)}
      <p class="quiet">
        A vehicle may be driven in every state. Nobody but the road safety corps can say whose it is.
      </p>
    </>
  );
}
