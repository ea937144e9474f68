import { Field } from "../tools/field.tsx";

/** Where one types the code of a card, a ward or an address, or asks for where one is. */
export const VoteForm = ({ typed = "" }: { readonly typed?: string }) => (
  <>
    <form class="live vote-form" action="/vote" method="get" data-vote-form>
      <Field name="Code on your voter's card, ward, or address">
        <input
          name="at"
          value={typed}
          autocomplete="off"
          maxlength={200}
          placeholder="24-11-01-007"
          aria-describedby="vote-hint"
          required
        />
      </Field>
      <button type="submit">Show</button>
      <button type="button" class="plain if-script" data-here>
        Use where I am
      </button>
    </form>
    <p class="privacy" id="vote-hint">
      A code is read on this device: it is not sent.
    </p>
    <div class="result" role="status" data-vote-result />
  </>
);
