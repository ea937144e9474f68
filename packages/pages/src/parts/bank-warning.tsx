import { type Bank, getBank } from "naijaref/banks";
import type { ComponentChild } from "preact";
import { bankAddress } from "../addresses.ts";
import { dateInWords } from "../words.ts";

export const bankTitle = ({ shortName, name }: Bank): string => shortName ?? name;

/** ` in 2019`, ` on 1 March 2019`: nothing where the date is not known. */
const whenOf = ({ statusDate }: Bank): string =>
  statusDate === null ? "" : ` in ${dateInWords(statusDate)}`.replace(/ in (?=\d{1,2} )/, " on ");

/** What must be known before anything else of a bank that is closed; nothing of others. */
export function bankWarning(record: Bank): ComponentChild {
  if (record.status === "licence_revoked")
    return (
      <p>
        <strong>Closed.</strong> The central bank took back its licence{whenOf(record)}. Do not send money to
        it.
      </p>
    );
  if (record.status !== "merged") return null;
  const successor = getBank(record.mergedInto ?? "");
  const name = successor && bankTitle(successor);
  return (
    <>
      <p>
        <strong>Merged{whenOf(record)}</strong>
        {name && ` into ${name}`}. Do not send money to its old codes.
      </p>
      {successor && (
        <a class="button" href={bankAddress(successor)}>
          Open {name}
        </a>
      )}
    </>
  );
}
