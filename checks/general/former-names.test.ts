import { edited } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { formerNames } from "./former-names.ts";

proveRules(
  [formerNames],
  [
    [formerNames, "a ward's new name", edited("wards", "24-11-01", { name: "X", aliases: [] }), "24-11-01"],
    [
      formerNames,
      "a bank without an alias",
      edited("institutions", "gtbank", { name: "X", short_name: null, aliases: [] }),
      "gtbank",
    ],
  ],
);
