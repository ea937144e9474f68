import { bankKey } from "naijaref/banks";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

/** The key of an id that was left out of the concordance of banks: `paystack_code bank finex-mfb 50304`. */
const LEFT_OUT = /^[a-z_]+ bank ([a-z0-9-]+) /;

export const sharedNames: Rule = {
  name: "shared-names",
  description:
    "a shared name is one of two or more active institutions, and so is each name for which an id was left out.",
  check: ({ institutions, evidence }) => {
    const sharing = institutions
      .filter(isActive)
      .flatMap((bank) => listOf(bank, "shared_names").map((name) => ({ bank, name, key: bankKey(name) })));
    const alone = sharing.filter(
      ({ bank, key }) => !sharing.some((other) => other.key === key && other.bank !== bank),
    );
    const leftOut = evidence.flatMap(({ file, decisions }) =>
      decisions.flatMap((row) => {
        const id = LEFT_OUT.exec(textOf(row, "key"))?.[1];
        const name = textOf(row, "value");
        if (row["decision"] !== "left_out" || id === undefined) return [];
        const finding = (message: string) => [{ file, key: textOf(row, "key"), message }];
        if (name === "")
          return /\bcalls it\b/.test(textOf(row, "reason"))
            ? finding("was left out for its name: write the name that the list gives in value")
            : [];
        return sharing.some(({ bank, key }) => textOf(bank, "id") === id && key === bankKey(name))
          ? []
          : finding(`was left out because of the name "${name}": add it to shared_names of ${id}`);
      }),
    );
    return [
      ...alone.map(({ bank, name }) =>
        findingOn(
          bank,
          `no other active institution has the shared name "${name}": add it there, or remove it`,
        ),
      ),
      ...leftOut,
    ];
  },
};
