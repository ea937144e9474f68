import type { CsvSummary, MatchCandidate, MatchKind } from "naijaref/match";
import { useEffect, useState } from "preact/hooks";
import { KIND_NAMES } from "../../tools/match/kinds.ts";
import { uncapitalized } from "../../words.ts";
import { download } from "../map/save.ts";
import { ChooseColumns } from "./choose-columns.tsx";
import { ChooseFile } from "./choose-file.tsx";
import type { Doubt, Options, Reply, Request } from "./messages.ts";
import { ReviewDoubts } from "./review-doubts.tsx";
import { Summary } from "./summary.tsx";

/** Larger files are for a program: the new file must fit into the memory of the browser. */
const MOST_BYTES = 200 * 2 ** 20;

interface Matched {
  readonly options: Options;
  readonly summary: CsvSummary;
  readonly doubts: readonly Doubt[];
  readonly more: number;
}

/** Choose a file, choose its columns, decide what is unsure, take the new file away. */
export function MatchTool({ worker }: { readonly worker: Worker }) {
  const [file, setFile] = useState<File>();
  const [headings, setHeadings] = useState<readonly string[]>();
  const [matched, setMatched] = useState<Matched>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, MatchCandidate | null>>(new Map());

  async function ask(request: Request): Promise<Reply | undefined> {
    setBusy(true);
    setProblem(undefined);
    const reply = await new Promise<Reply>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
      worker.onerror = () =>
        resolve({
          type: "failed",
          message: "The part of this page that matches could not be loaded. Load the page again.",
        });
      worker.postMessage(request);
    });
    setBusy(false);
    if (reply.type !== "failed") return reply;
    setProblem(reply.message);
    return undefined;
  }

  async function chooseFile(chosen: File): Promise<void> {
    setHeadings(undefined);
    setMatched(undefined);
    setDecisions(new Map());
    setFile(chosen);
    if (chosen.size > MOST_BYTES) {
      setProblem(
        "The file is larger than 200 MB. Divide it, or use matchCsv in a program: it has no limit there.",
      );
      return;
    }
    const reply = await ask({ type: "headings", file: chosen });
    if (reply?.type === "headings") setHeadings(reply.headings);
  }

  async function match(options: Options): Promise<void> {
    if (file === undefined) return;
    setDecisions(new Map());
    const reply = await ask({ type: "match", file, options });
    if (reply?.type === "matched") setMatched({ options, ...reply });
  }

  async function save(): Promise<void> {
    if (file === undefined || matched === undefined) return;
    const reply = await ask({ type: "write", file, options: matched.options, decisions: [...decisions] });
    if (reply?.type === "written") download(reply.file, file.name.replace(/(\.\w+)?$/, ".matched$1"));
  }

  return (
    <>
      <ChooseFile name={file?.name} choose={(chosen) => void chooseFile(chosen)} />
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {headings !== undefined && (
        <ChooseColumns key={file?.name} headings={headings} match={(options) => void match(options)} />
      )}
      <p role="status" class="quiet">
        {isBusy ? "Working …" : ""}
      </p>
      {matched !== undefined && (
        <section aria-labelledby="result-title">
          <h2 id="result-title">
            {matched.summary.rows.toLocaleString("en")} rows matched with {nameOf(matched.options.kind)}
          </h2>
          <Summary summary={matched.summary} />
          <p>
            <button type="button" onClick={() => void save()} disabled={isBusy}>
              Save the new file
            </button>{" "}
            <span class="quiet">
              Your file, byte for byte, with five columns added at the end of each row
              {decisions.size > 0 && `, and ${decisions.size} of your decisions`}.
            </span>
          </p>
          <ReviewDoubts
            doubts={matched.doubts}
            more={matched.more}
            decisions={decisions}
            decide={(key, candidate) => {
              const next = new Map(decisions);
              if (candidate === undefined) next.delete(key);
              else next.set(key, candidate);
              setDecisions(next);
            }}
          />
        </section>
      )}
      <Offline />
    </>
  );
}

const nameOf = (kind: MatchKind): string =>
  uncapitalized(KIND_NAMES.find(([one]) => one === kind)?.[1] ?? kind);

/** Says that all goes on without a connection. */
function Offline() {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = (): void => setOnline(navigator.onLine);
    for (const event of ["online", "offline"]) addEventListener(event, update);
    return () => {
      for (const event of ["online", "offline"]) removeEventListener(event, update);
    };
  }, []);
  return (
    <p class="privacy" role="status">
      {isOnline
        ? "Your file stays on this device. To be sure, cut your connection now: everything on this page still works."
        : "You have no connection, and everything on this page still works: your file stays on this device."}
    </p>
  );
}
