import { withAnd } from "@naijaref/api/contract/words";
import { fieldName } from "./field-names.ts";
import { Section } from "./section.tsx";

interface DoubtsProps {
  readonly unverified: readonly string[];
  readonly canReport?: boolean;
  readonly isBank?: boolean;
}

/** What is not certain about a record, in plain words; nothing where every value is verified. */
export function Doubts({ unverified, canReport = true, isBank = false }: DoubtsProps) {
  if (unverified.length === 0) return null;
  return (
    <Section id="doubts" title="Not certain">
      <div class="doubts">
        <p>
          <strong>Not certain:</strong>{" "}
          {withAnd(unverified.map((field) => fieldName(field).replace(/^the /, "")))}. Only one source says
          so, or sources disagree.
        </p>
        <p>
          {isBank ? "Before you pay, ask the bank." : "Ask somebody who is there before you rely on it."}
          {canReport && (
            <>
              {" "}
              If you know better, <a href="#correct">tell us</a>.
            </>
          )}
        </p>
      </div>
    </Section>
  );
}
