/**
 * The library's own search and readers beside the page: numbers that are typed are not sent, no key waits, and
 * it answers where there is no service.
 */
import { findEntries } from "../../search/entries.ts";
import type { Question } from "../search/box.ts";
import { serve } from "../worker.ts";

serve(
  ({ text, limit }: Question) => findEntries(text, limit),
  () => [],
);
