import type { Link } from "./links.tsx";

/** The way to the parts of a long page. */
export const Jump = ({ label, links }: { readonly label: string; readonly links: readonly Link[] }) => (
  <nav class="jump" aria-label={label}>
    {links.map(({ name, address }) => (
      <a key={address} href={address}>
        {name}
      </a>
    ))}
  </nav>
);
