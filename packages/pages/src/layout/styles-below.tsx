import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type AssetName, assetAddress } from "../assets.ts";

const Styles = createContext<readonly AssetName[]>([]);

/** Makes the styles of a page known to what is in it. */
export const StylesProvider = Styles.Provider;

/**
 * Where a page's beginning ends. What is above it, `styles/first.css` alone lays out, which is in the page.
 * Browsers draw it at once; what is below waits for the styles that are linked here.
 */
export const StylesBelow = () => (
  <>
    {useContext(Styles).map((name) => (
      <link key={name} rel="stylesheet" href={assetAddress(name)} />
    ))}
  </>
);
