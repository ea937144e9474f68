import { edited } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { sourcesOfValues } from "./sources-of-values.ts";

proveRules(
  [sourcesOfValues],
  [
    [
      sourcesOfValues,
      "a headquarters of the Constitution in a record that does not name it",
      edited("lgas", "NG015002", { sources: ["inec-irev-2023", "ocha-cod-ab-2019", "simplemaps-ng"] }),
      "NG015002",
    ],
    [
      sourcesOfValues,
      "a code whose list the record does not name",
      edited("institutions", "alternative-bank", { sources: ["cbn-institutions-2026", "flutterwave-banks"] }),
      "alternative-bank",
    ],
  ],
);
