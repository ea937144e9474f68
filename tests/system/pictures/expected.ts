import { fileURLToPath } from "node:url";

/** Where the pictures are that people have looked at and accepted. */
export const EXPECTED = fileURLToPath(new URL("expected/", import.meta.url));
