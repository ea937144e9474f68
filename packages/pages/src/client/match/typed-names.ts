import type { MatchKind } from "naijaref/match";
import type { Options } from "./messages.ts";

/** The names that a person typed or pasted, as a file. */
export interface TypedNames {
  readonly file: File;
  readonly options: Options;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A file with a name in each row, as the form has them. */
function readTypedNames(form: FormData): TypedNames {
  const text = (name: string): string => String(form.get(name) ?? "").trim();
  const names = text("names")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const rows = names.map((name) => `${quoted(name)},${quoted(text("state"))}`);
  const file = new File([["name,state", ...rows, ""].join("\n")], "names.csv", { type: "text/csv" });
  return {
    file,
    options: { kind: text("kind") as MatchKind, column: "name", stateColumn: "state", isWhole: true },
  };
}

/** Calls with what the form of the page has, in place of sending it. Returns how to stop. */
export function onTypedNames(use: (typed: TypedNames) => void): () => void {
  const form = document.querySelector<HTMLFormElement>('form[action$="/match"]');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    use(readTypedNames(new FormData(form as HTMLFormElement)));
  };
  form?.addEventListener("submit", submit);
  return () => form?.removeEventListener("submit", submit);
}
