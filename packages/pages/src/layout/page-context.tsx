import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { servedParts } from "./document.tsx";

export interface PageContext {
  /** The address of the page, or of the page that an embedded card is of; undefined where there is none. */
  readonly address?: string | undefined;
  /** Whether it is a card that other pages frame: without menu, and without what the whole page has. */
  readonly isEmbed: boolean;
  /** Somebody takes corrections. */
  readonly canReport?: boolean;
  /** The addresses of the styles that the page's beginning does not need. */
  readonly styles?: readonly string[];
  /** Undefined on a device. */
  readonly served?: typeof servedParts;
}

const Context = createContext<PageContext>({ isEmbed: false });

export const PageProvider = Context.Provider;

export const usePage = (): PageContext => useContext(Context);

/** Where a link in a drawing opens. Links of HTML take that of their page, those of SVG do not. */
export const useLinkTarget = (): "_blank" | undefined => (usePage().isEmbed ? "_blank" : undefined);

/**
 * Where a page's beginning ends. What is above it, `styles/first.css` alone lays out, which is in the page.
 * Browsers draw it at once; what is below waits for the styles that are linked here.
 */
export const StylesBelow = () => (
  <>
    {usePage().styles?.map((address) => (
      <link key={address} rel="stylesheet" href={address} />
    ))}
  </>
);
