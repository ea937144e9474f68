import type { guides as Guides } from "@naijaref/mcp/guides.generated";

/**
 * Takes the place of the guides that a language model may read whole: 23 KB of the download. Its tools say
 * what is needed.
 */
export const guides: typeof Guides = [];
