/**
 * The library's own search and readers beside the page: numbers that are typed are not sent, no key waits, and
 * it answers where there is no service.
 */
import { findEntries } from "../../search/entries.ts";
import { serve } from "../worker.ts";

const functions = { findEntries };

export type SearchFunctions = typeof functions;

serve(functions, ({ message }) => message);
