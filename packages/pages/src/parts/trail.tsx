export interface Step {
  readonly name: string;
  readonly address: string;
}

/** From the country down to what the page is about. */
export const Trail = ({ steps }: { readonly steps: readonly Step[] }) => (
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
