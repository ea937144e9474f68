import type { Guide } from "./guides.generated.ts";

/** The guides of the repository, which are 100 KB: loaded when a program first asks for one. */
export const guides = async (): Promise<readonly Guide[]> => (await import("./guides.generated.ts")).guides;
