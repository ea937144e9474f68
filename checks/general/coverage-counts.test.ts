import { edited, without } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { coverageCounts } from "./coverage-counts.ts";

proveRules(
  [coverageCounts],
  [
    [coverageCounts, "a code that is gone", edited("institutions", "5tt-mfb", { nip_code: null }), "banks"],
    [coverageCounts, "a place code that is gone", without("platePrefixes", "AAB"), "plates"],
  ],
);
