import { writeMaps } from "./write.ts";

/** Draws the maps of the pages. Part of `npm run build`. */

writeMaps();
