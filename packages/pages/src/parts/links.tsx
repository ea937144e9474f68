export interface Link {
  readonly name: string;
  readonly address: string;
  /** A code or a word that distinguishes it from others with the same name. */
  readonly note?: string | undefined;
  readonly more?: string;
}

interface LinksProps {
  readonly links: readonly Link[];
  /** With a second line for each. */
  readonly inFull?: boolean;
  /** One after the other, as words are. */
  readonly inLine?: boolean;
}

/** Many links of one kind, in as many columns as fit. */
export const Links = ({ links, inFull = false, inLine = false }: LinksProps) => (
  <ul class={inLine ? "inline" : inFull ? "links full" : "links"}>
    {links.map(({ name, address, note, more }) => (
      <li key={address}>
        <NameAt name={name} address={address} />
        {note !== undefined && <span class="note">{note}</span>}
        {inFull && more && <small>{more}</small>}
      </li>
    ))}
  </ul>
);

/** A name that may break after a slash: many wards are called by several places, as Ojodu/Agidingbi/Omole. */
export const Name = ({ text }: { readonly text: string }) => (
  <>{text.split(/(?<=\/)(?=.)/).map((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))}</>
);

export const NameAt = ({
  name,
  address,
}: {
  readonly name: string;
  readonly address?: string | undefined;
}) =>
  address === undefined ? (
    <Name text={name} />
  ) : (
    <a href={address}>
      <Name text={name} />
    </a>
  );

/** From the country down to what the page is about. */
export const Trail = ({ steps }: { readonly steps: readonly Link[] }) => (
  <nav class="trail" aria-label="Where this is">
    <ol>
      {steps.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ol>
  </nav>
);
