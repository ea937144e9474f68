import { edited } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { sharedHeadquarters } from "./shared-headquarters.ts";

proveRules(
  [sharedHeadquarters],
  [
    [
      sharedHeadquarters,
      "Udu with the headquarters of Warri South West, as it was until November 2026",
      edited("lgas", "NG010018", { headquarters: "Ogbe-Ijoh" }),
      "NG010018",
    ],
    [
      sharedHeadquarters,
      "Calabar South with that of Calabar Municipal",
      edited("lgas", "NG009009", { headquarters: "Calabar" }),
      "NG009009",
    ],
  ],
);
