import { edited, withDecision } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { closedNames } from "./closed-names.ts";
import { providerNames } from "./provider-names.ts";
import { sharedNames } from "./shared-names.ts";

const leftOut = (row: object) =>
  withDecision("evidence/concordance/test.csv", {
    table: "externalIds",
    key: "paystack_code bank kuda-mfb 1",
    decision: "left_out",
    ...row,
  });

proveRules(
  [closedNames, providerNames, sharedNames],
  [
    [
      closedNames,
      "a name of a closed institution that another one has",
      edited("institutions", "union-bank", { aliases: ["Unity Bank"] }),
      "union-bank",
    ],
    [
      closedNames,
      "an institution that loses its successor",
      edited("institutions", "diamond-bank", { merged_into: "", aliases: ["Access"] }),
      "access-bank",
    ],
    [
      providerNames,
      "an institution that a payment company renamed",
      edited("institutions", "indulge-mfb", { aliases: [] }),
      "indulge-mfb",
    ],
    [
      sharedNames,
      "a name that only one has",
      edited("institutions", "finex-mfb", { shared_names: [] }),
      "mint-mfb",
    ],
    [
      sharedNames,
      "an id left out for a name that is not shared",
      leftOut({ value: "Kuda" }),
      "paystack_code bank kuda-mfb 1",
    ],
    [
      sharedNames,
      "an id left out for a name that is not written",
      leftOut({ reason: "The list calls it Kuda." }),
      "paystack_code bank kuda-mfb 1",
    ],
  ],
);
