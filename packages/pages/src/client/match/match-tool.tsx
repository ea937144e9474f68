import { columnOfKind, moreDetailed } from "@naijaref/api/heading-kinds";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Choice, Field } from "../../tools/live-form.tsx";
import type { System } from "../../tools/match/kinds.ts";
import { isWorkbook, quoted } from "../csv-cells.ts";
import type { MatchFunctions } from "../entries/match-worker.ts";
import { download } from "../map/save.ts";
import type { Ask } from "../worker.ts";
import { ChooseColumns } from "./choose-columns.tsx";
import type { Options } from "./messages.ts";
import { type Result, ShowResult } from "./show-result.tsx";

/** Larger files are for a program: the new file must fit into the memory of the browser. */
const MAX_BYTES = 200 * 2 ** 20;

/** The file that is made of what was pasted. All its rows are shown, also those without doubt. */
const PASTED = "names.csv";

/** Rows of a spreadsheet come with tabs and a heading; names alone get a heading. */
const fileOf = (text: string): File => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rows = lines[0]?.includes("\t") ? lines : ["name", ...lines.map(quoted)];
  return new File([rows.join("\n")], PASTED, { type: "text/csv" });
};

interface Opened {
  readonly name?: string | undefined;
  /** As CSV; of a CSV file the file itself. */
  readonly sheets: readonly { readonly name: string; readonly file: Blob }[];
  /** The sheet that is matched. */
  readonly at: number;
  readonly headings?: readonly string[] | undefined;
}

interface MatchToolProps {
  readonly ask: Ask<MatchFunctions>;
  /** The systems of ids that can be read. */
  readonly systems: readonly System[];
}

/** Choose a file, choose its columns, decide what is unsure, take the new file away. */
export function MatchTool({ ask, systems }: MatchToolProps) {
  const [{ name, sheets, at, headings }, setOpened] = useState<Opened>({ sheets: [], at: 0 });
  const [result, setResult] = useState<Result>();
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const section = useRef<HTMLElement>(null);

  /** What the worker returns; undefined where it says what is wrong instead. */
  async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      return await work;
    } catch (error) {
      setProblem((error as Error).message);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function chooseFile(chosen: File): Promise<void> {
    setResult(undefined);
    setOpened({ name: chosen.name, sheets: [], at: 0 });
    if (chosen.size > MAX_BYTES) {
      setProblem(
        "The file is larger than 200 MB. Divide it, or use matchCsv in a program: it has no limit there.",
      );
      return;
    }
    const sheets = isWorkbook(new Uint8Array(await chosen.slice(0, 4).arrayBuffer()))
      ? await attempt(ask("readSheets", chosen))
      : [{ name: chosen.name, file: chosen }];
    if (sheets !== undefined) await chooseSheet({ name: chosen.name, sheets, at: 0 });
  }

  async function chooseSheet(opened: Opened): Promise<void> {
    setResult(undefined);
    setOpened(opened);
    const file = opened.sheets[opened.at]?.file;
    const headings = file && (await attempt(ask("readHeadings", file)));
    setOpened({ ...opened, headings });
  }

  async function match(chosen: Options): Promise<void> {
    const file = sheets[at]?.file;
    if (file === undefined) return;
    const options = name === PASTED ? { ...chosen, isWhole: true } : chosen;
    setResult(undefined);
    const matched = await attempt(ask("matchFile", file, options));
    if (matched === undefined) return;
    setCount((one) => one + 1);
    setResult({ ...matched, file, options });
  }

  // At once, so that no key is pressed between the result and its heading.
  useLayoutEffect(() => {
    if (result === undefined) return;
    const heading = section.current?.querySelector<HTMLElement>("h2");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }, [result]);

  return (
    <>
      <ChooseFile name={name} choose={(chosen) => void chooseFile(chosen)} />
      <form
        class="live"
        onSubmit={(event) => {
          event.preventDefault();
          void chooseFile(fileOf(String(new FormData(event.currentTarget).get("rows"))));
        }}
      >
        <Field name="Or paste rows of a spreadsheet, or names, one on each line" isWide>
          <textarea name="rows" rows={3} required />
        </Field>
        <button type="submit" class="plain">
          Use these
        </button>
      </form>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {sheets.length > 1 && (
        <Choice
          label="Sheet"
          value={String(at)}
          choose={(chosen) => void chooseSheet({ name, sheets, at: Number(chosen) })}
          options={sheets.map((one, number) => [String(number), one.name])}
        />
      )}
      {headings !== undefined && (
        <ChooseColumns
          key={`${name} ${at}`}
          headings={headings}
          systems={systems}
          prepare={(column) => void attempt(ask("prepare", column))}
          match={(options) => void match(options)}
        />
      )}
      <p role="status" class="quiet">
        {isBusy ? "Working …" : ""}
      </p>
      {result !== undefined && (
        <section ref={section} aria-labelledby="result-title">
          <ShowResult
            key={count}
            result={result}
            isBusy={isBusy}
            ask={ask}
            attempt={attempt}
            warn={setProblem}
            save={(file) =>
              download(file, (name ?? PASTED).replace(/\.xlsx$/i, ".csv").replace(/(\.\w+)?$/, ".matched$1"))
            }
            better={
              result.options.kindColumn === undefined
                ? moreDetailed(headings ?? [], result.options.kind)
                : undefined
            }
            again={(better) =>
              void match({
                ...better,
                stateColumn: columnOfKind(headings ?? [], "state"),
                lgaColumn: better.kind === "lga" ? undefined : columnOfKind(headings ?? [], "lga"),
                wardColumn: better.kind === "polling_unit" ? columnOfKind(headings ?? [], "ward") : undefined,
              })
            }
          />
        </section>
      )}
      <p class="privacy">Your file stays on this device. No connection is needed.</p>
    </>
  );
}

/** A place to drop a file, which is also a button for those who do not drag. */
function ChooseFile({ name, choose }: Pick<Opened, "name"> & { readonly choose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      class={isOver ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) choose(file);
      }}
    >
      <strong>{name ?? "Drop a CSV file or a workbook here"}</strong>
      <span>{name === undefined ? "or choose one from your device" : "Choose another file"}</span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) choose(file);
          // So that the same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
