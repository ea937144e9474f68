import { usePage } from "../layout/page-context.ts";

export interface Code {
  /** Whose code it is: `INEC`, `ISO 3166-2`. */
  readonly system: string;
  readonly value: string;
  readonly isUnsure?: boolean;
}

/** A code with a button that copies it. Without script the button is not shown. */
const CodeWithCopy = ({ system, value, isUnsure = false }: Code) => (
  <div class="code">
    <dt>{system}</dt>
    <dd>
      <code>{value}</code>
      {isUnsure && <Unsure />}
      <button type="button" class="copy" data-copy={value} aria-label={`Copy ${value}, ${system}`}>
        Copy
      </button>
    </dd>
  </div>
);

export const Codes = ({ codes }: { readonly codes: readonly Code[] }) => (
  <dl class="codes" aria-label="Codes">
    {codes.map((code) => (
      <CodeWithCopy key={code.system} {...code} />
    ))}
  </dl>
);

/** Beside a value that is in doubt. */
export const Unsure = () => {
  const { address, isEmbed } = usePage();
  return (
    <a class="unsure" href={isEmbed ? `${address}#doubts` : "#doubts"}>
      not certain
    </a>
  );
};
