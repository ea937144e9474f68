import { fileURLToPath } from "node:url";

/** The folder of this checkout, with a slash at its end. */
export const repository: string = fileURLToPath(new URL("../", import.meta.url));
