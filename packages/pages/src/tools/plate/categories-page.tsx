import { listPlateCategories, type PlateCategory } from "naijaref/plates";
import { StylesBelow } from "../../layout/styles-below.tsx";
import type { PageDefinition } from "../../page.ts";
import { Section } from "../../parts/section.tsx";
import { PlatePicture } from "./plate-picture.tsx";

/** Letters and digits that show the form: no source says which letters a category has. */
const SAMPLE = "ABC-123DE";

const Category = ({ category }: { readonly category: PlateCategory }) => (
  <figure class="plate-card">
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
    const of = (vehicle: PlateCategory["vehicle"]) => all.filter((category) => category.vehicle === vehicle);
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
                {of(vehicle).map((category) => (
                  <Category key={category.category} category={category} />
                ))}
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
