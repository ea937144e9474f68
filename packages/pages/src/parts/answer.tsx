import { withAnd } from "@naijaref/api/contract/words";
import type { ComponentChildren } from "preact";
import { usePage } from "../layout/page-context.tsx";
import { capitalized } from "../words.ts";
import { NameAt } from "./links.tsx";

/** A thing that an answer names, with its code: `Senate · Lagos West · SD072`. */
export interface Row {
  /** What it is to the person: `Senate`. */
  readonly label: string;
  readonly name: string;
  readonly address?: string | undefined;
  readonly code?: string | undefined;
  /** `5 of its 10 wards`, `16 January 2027`. */
  readonly note?: string | undefined;
  readonly isUnsure?: boolean;
}

export const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <ul class="rows">
    {rows.map(({ label, name, address, code, note, isUnsure = false }) => (
      <li key={`${label} ${name}`}>
        <span class="label">{label}</span>
        <span>
          <NameAt name={name} address={address} />
          {isUnsure && <Unsure />}
          {note !== undefined && <span class="note">{note}</span>}
        </span>
        {code !== undefined && (
          <button type="button" class="copy-code" data-copy={code} aria-label={`Copy ${code}`}>
            {code}
          </button>
        )}
      </li>
    ))}
  </ul>
);

export interface AnswerProps {
  readonly name: string;
  readonly address?: string | undefined;
  readonly otherNames?: readonly string[];
  /** What must be read before anything else: that a bank is closed. */
  readonly warning?: ComponentChildren;
  /** The answer that most people come for, in a sentence. */
  readonly lead?: ComponentChildren;
  readonly rows?: readonly Row[] | undefined;
  readonly codes?: readonly Code[];
  /** How large it is: "12 wards", "757 polling units". */
  readonly figures?: readonly string[];
}

/**
 * What a person came for: its name, a sentence, what it belongs to, and the codes to copy. The same on the page
 * of a record, of a tool, in results, in a frame and on a device without a connection.
 *
 * @param as `h2` below the heading of the page that asks, which is smaller then
 * @param isBad the answer says that something is wrong: a field names it by `problem`
 */
export const Answer = ({
  as: Heading = "h1",
  isBad = false,
  name,
  address,
  otherNames = [],
  warning,
  lead,
  rows = [],
  codes = [],
  figures = [],
}: AnswerProps & { readonly as?: "h1" | "h2"; readonly isBad?: boolean }) => (
  <>
    <Heading
      class={Heading === "h1" ? undefined : isBad ? "answer bad" : "answer"}
      id={isBad ? "problem" : undefined}
      tabIndex={Heading === "h1" ? undefined : -1}
    >
      <NameAt name={name} address={address} />
    </Heading>
    {otherNames.length > 0 && <p class="also">Also: {withAnd(otherNames)}</p>}
    {warning && <div class="warning">{warning}</div>}
    {lead && <p class="lead">{lead}</p>}
    {rows.length > 0 && <Rows rows={rows} />}
    {codes.length > 0 && <Codes codes={codes} />}
    {figures.length > 0 && <p class="figures">{capitalized(figures.join(" · "))}</p>}
  </>
);

export interface Code {
  /** Whose code it is: `INEC`, `ISO 3166-2`. */
  readonly system: string;
  readonly value: string;
  readonly isUnsure?: boolean;
}

/** Each with a button that copies it. Without script the button is not shown. */
export const Codes = ({ codes }: { readonly codes: readonly Code[] }) => (
  <dl class="codes" aria-label="Codes">
    {codes.map(({ system, value, isUnsure }) => (
      <div key={system} class="code">
        <dt>{system}</dt>
        <dd>
          <code>{value}</code>
          {isUnsure && <Unsure />}
          <button type="button" class="copy" data-copy={value} aria-label={`Copy ${value}, ${system}`}>
            Copy
          </button>
        </dd>
      </div>
    ))}
  </dl>
);

export const Unsure = () => {
  const { address, isEmbed } = usePage();
  return (
    <a class="unsure" href={isEmbed ? `${address}#doubts` : "#doubts"}>
      not certain
    </a>
  );
};
