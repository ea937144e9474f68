import { listPlateCategories } from "naijaref/plates";
import { StylesBelow } from "../../layout/styles-below.tsx";
import type { PageDefinition } from "../../page.ts";
import { Field } from "../field.tsx";
import { LiveForm } from "../live-form.tsx";
import { isWrongPlate, PlateResult } from "./plate-result.tsx";

export const platePage: PageDefinition = {
  pattern: "/read/plate",
  query: ["plate", "category"],
  isPrivate: true,
  addresses: () => ["/read/plate"],
  render: ({ plate = "", category = "" }) => ({
    title: `${isWrongPlate(plate) ? "Error: " : ""}Read a plate`,
    description:
      "Read a Nigerian plate number: its form, the state in which the vehicle was registered, and what is not sure.",
    address: "/read/plate",
    assets: ["tools.css", "read-plate.js"],
    main: (
      <>
        <h1>Read a plate</h1>
        <p class="lead">
          Write a plate number in any spacing. <a href="/plates">All thirteen categories as pictures</a>
        </p>
        <StylesBelow />
        <LiveForm
          action="/read/plate"
          fields={
            <>
              <Field name="Plate number">
                <input
                  name="plate"
                  aria-describedby="problem"
                  aria-invalid={isWrongPlate(plate) ? "true" : undefined}
                  value={plate}
                  autocomplete="off"
                  autocapitalize="characters"
                  spellcheck={false}
                  maxlength={20}
                  placeholder="KJA-123AB"
                  required
                />
              </Field>
              <Field name="Colours">
                <select name="category">
                  {listPlateCategories()
                    .filter(({ vehicle }) => vehicle === "vehicle")
                    .toSorted((a, b) => Number(b.category === "private") - Number(a.category === "private"))
                    .map((one) => (
                      <option key={one.category} value={one.category} selected={one.category === category}>
                        {one.name}: {one.lettering} on {one.background}
                      </option>
                    ))}
                </select>
              </Field>
            </>
          }
          submit="Read"
        >
          <PlateResult plate={plate} category={category} />
        </LiveForm>
      </>
    ),
  }),
};
