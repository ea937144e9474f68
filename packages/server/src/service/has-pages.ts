import { findPage } from "@naijaref/pages";

/** Whether the pages for people are part of this program: the command line has none. */
export const hasPages = (): boolean => findPage("/") !== undefined;
