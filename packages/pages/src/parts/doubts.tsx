import { capitalized } from "../words.ts";
import { fieldName } from "./field-names.ts";
import { Section } from "./section.tsx";

interface DoubtsProps {
  readonly unverified: readonly string[];
  readonly canReport?: boolean;
}

/** What is not certain about a record, in plain words; nothing where every value is verified. */
export function Doubts({ unverified, canReport = true }: DoubtsProps) {
  if (unverified.length === 0) return null;
  return (
    <Section id="doubts" title="Not certain">
      <div class="doubts">
        <p>
          {unverified.length === 1 ? "One thing here is not certain:" : "Some things here are not certain:"}
        </p>
        <ul>
          {unverified.map((field) => (
            <li key={field}>
              <strong>{capitalized(fieldName(field))}</strong>. Only one weak source gives the value, or
              sources disagree. <code class="field-name">{field}</code>
            </li>
          ))}
        </ul>
        <p>
          If a mistake would cost you something, check it first.
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
