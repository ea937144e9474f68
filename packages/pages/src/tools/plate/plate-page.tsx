import { listPlateCategories, type PlateCategory } from "naijaref/plates";
import { StylesBelow } from "../../layout/page-context.tsx";
import type { PageDefinition } from "../../page.ts";
import { Section } from "../../parts/section.tsx";
import { Choice, toolPage } from "../live-form.tsx";
import { PlatePicture } from "./plate-picture.tsx";
import { isWrongPlate, plateResult } from "./plate-result.tsx";

export const platePage = toolPage({
  pattern: "/read/plate",
  query: ["plate", "category"],
  title: "Read a plate",
  description:
    "Read a Nigerian plate number: its form, the state in which the vehicle was registered, and what is not sure.",
  lead: (
    <>
      Write a plate number in any spacing. <a href="/plates">All thirteen categories as pictures</a>
    </>
  ),
  assets: ["tools.css", "read-plate.js"],
  typed: {
    name: "Plate number",
    autocapitalize: "characters",
    maxlength: 20,
    placeholder: "KJA-123AB",
  },
  fields: ({ category = "" }) => (
    <Choice
      label="Colours"
      name="category"
      value={category}
      options={listPlateCategories()
        .filter(({ vehicle }) => vehicle === "vehicle")
        .toSorted((a, b) => Number(b.category === "private") - Number(a.category === "private"))
        .map((one) => [one.category, `${one.name}: ${one.lettering} on ${one.background}`])}
    />
  ),
  submit: "Read",
  answer: plateResult,
  isWrong: isWrongPlate,
  isPrivate: true,
});

/** Letters and digits that show the form: no source says which letters a category has. */
const SAMPLE = "ABC-123DE";

const cardOf = (category: PlateCategory) => (
  <figure key={category.category} class="plate-card">
    <PlatePicture text={category.category === "dealer" ? "DLA 001 A" : SAMPLE} category={category} />
    <figcaption>
      <h3>{category.name}</h3>
      <p>
        {category.lettering} on {category.background}
      </p>
      <p class="quiet">{category.provision}</p>
      {category.note !== null && (
        <p class={category.unverifiedFields.length > 0 ? "doubt" : "quiet"}>{category.note}</p>
      )}
    </figcaption>
  </figure>
);

export const categoriesPage: PageDefinition = {
  pattern: "/plates",
  addresses: () => ["/plates"],
  render: () => {
    const all = listPlateCategories();
    return {
      title: "Plates of Nigeria",
      description: `The ${all.length} categories of Nigerian plates in their colours, by the National Road Traffic Regulations 2012.`,
      address: "/plates",
      assets: ["tools.css"],
      main: (
        <>
          <h1>Plates of Nigeria</h1>
          <p class="lead">
            The {all.length} categories of the National Road Traffic Regulations 2012, in their colours. The
            letters are an example. <a href="/read/plate">Read a plate</a>
          </p>
          <StylesBelow />
          {(["vehicle", "motorcycle"] as const).map((vehicle) => (
            <Section
              key={vehicle}
              id={`${vehicle}s`}
              title={vehicle === "vehicle" ? "Vehicles" : "Motorcycles"}
            >
              <div class="plate-cards">
                {all.filter((category) => category.vehicle === vehicle).map(cardOf)}
              </div>
            </Section>
          ))}
          <p class="afterword">
            The regulations name the colours; the shades are ours. The shape of motorcycle plates, and the
            flag and motto on plates, are not in the data.
          </p>
        </>
      ),
    };
  },
};
