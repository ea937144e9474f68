import { Name } from "./name.tsx";

export interface Link {
  readonly name: string;
  readonly address: string;
  /** A code or a word that distinguishes it from others with the same name. */
  readonly note?: string | undefined;
}

/** Many links of one kind, in as many columns as fit. */
export const Links = ({ links }: { readonly links: readonly Link[] }) => (
  <ul class="links">
    {links.map(({ name, address, note }) => (
      <li key={address}>
        <a href={address}>
          <Name text={name} />
        </a>
        {note !== undefined && <span class="note">{note}</span>}
      </li>
    ))}
  </ul>
);
