import { assetAddress } from "../assets.ts";
import { Fold } from "../parts/fold.tsx";
import { Field } from "../tools/field.tsx";
import type { LayerName } from "./layer.ts";

/** The maps whose shapes a table can name, and what the library calls them. */
const KINDS: Readonly<Partial<Record<LayerName, "state" | "lga">>> = { states: "state", lgas: "lga" };

const EXAMPLES = { state: "state,voters\nLagos,7060195\nKN,5921370", lga: "lga,cases\nIkeja,12\nNG025012,7" };

/** Where a person gives a table whose numbers colour the map; `client/map/own-table.ts` does it. */
export function OwnTable({ of }: { readonly of: LayerName }) {
  const kind = KINDS[of];
  if (kind === undefined) return null;
  const noun = kind === "state" ? "a state" : "an LGA";
  return (
    <Fold id="own" title="Colour it by your own table">
      <div class="own-table" data-own-table data-kind={kind} data-worker={assetAddress("match-worker.js")}>
        <p>
          A CSV file, or rows copied from a spreadsheet: a heading, then in each row the name or code of
          {` ${noun}`} and a number. The table stays on your device.
        </p>
        <noscript>
          <p class="problem">A table is read by a script in your browser, which is switched off.</p>
        </noscript>
        <Field name={`Rows, each with ${noun} and a number`} isWide>
          <textarea rows={4} spellcheck={false} placeholder={EXAMPLES[kind]} disabled />
        </Field>
        <Field name="Or a file">
          <input type="file" accept=".csv,.tsv,.txt,text/csv" disabled />
        </Field>
        <Field name="Title">
          <input data-title maxlength={50} disabled />
        </Field>
        <label class="field" hidden>
          <span>Column with the numbers</span>
          <select />
        </label>
        <p>
          <button type="button" class="button" data-show disabled>
            Colour the map
          </button>
        </p>
        <p role="status" />
        <ul class="note" data-problems />
      </div>
    </Fold>
  );
}
