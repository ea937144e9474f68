import { StylesBelow } from "../layout/styles-below.tsx";
import type { Content } from "../page.ts";
import { type Several, WhichOne } from "../parts/which-one.tsx";

/** The page at an address that names several records. */
export const whichOne = (several: Several): Content => ({
  status: 300,
  title: `Which ${several.name}?`,
  description: `More than one ${several.what} has the name ${several.name}.`,
  main: (
    <WhichOne several={several}>
      <StylesBelow />
    </WhichOne>
  ),
});
