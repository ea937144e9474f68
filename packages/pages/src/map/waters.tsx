import type { Water } from "./layer.ts";

/** Water inside the country, so that it does not look like a hole. */
export const Waters = ({ waters }: { readonly waters: readonly Water[] }) => (
  <>
    {waters.map(({ stateCode, path }) => (
      <path key={stateCode} class="water" d={path} />
    ))}
  </>
);
