import { CsvError, type CsvSummary, type MatchCsvOptions, matchCsv } from "naijaref/match";
import { problemOf } from "./file-problem.ts";
import { readMatchOptions } from "./match-options.ts";
import { reportMatch } from "./match-report.ts";
import { type ExitCode, Misuse } from "./misuse.ts";
import type { Output } from "./output.ts";
import { withArguments } from "./own-arguments.ts";
import { Progress } from "./progress.ts";
import type { StandardInput } from "./standard-input.ts";
import { openTableFile, type TableInput } from "./table-file.ts";
import { openTarget, type Target } from "./target.ts";

/** `naijaref match FILE`: a CSV file of any size, streamed. */
export const matchFile = (
  texts: readonly string[],
  output: Output,
  standardInput: StandardInput,
): Promise<ExitCode> =>
  withArguments("match", texts, output, async (given) => {
    const [file, surplus] = given.values;
    if (file === undefined)
      throw new Misuse(
        "FILE is missing. Write: naijaref match FILE --column HEADING --kind KIND, with - for standard input.",
      );
    if (surplus !== undefined) throw new Misuse(`"${surplus}" is one file too many: match one at a time.`);
    const options = await readMatchOptions(given);
    const input =
      file === "-"
        ? { chunks: standardInput(), size: undefined }
        : await openTableFile(file, given.options.get("sheet")?.[0]);
    const target = openTarget(
      { file, to: given.options.get("output")?.[0], force: given.flags.has("force") },
      output,
    );
    return reportMatch(await matchInto(target, { input, options, output }), output);
  });

interface Work {
  readonly input: TableInput;
  readonly options: MatchCsvOptions;
  readonly output: Output;
}

/** Writes the file with its new columns. What was written of a file that turns out wrong is removed. */
async function matchInto(target: Target, { input, options, output }: Work): Promise<CsvSummary> {
  // Where the data goes to the same terminal, it shows itself how far it is.
  const showsProgress = output.showsProgress && !(target.isOutput && output.isTerminal);
  const progress = new Progress({ showsProgress }, input.size);
  try {
    const pieces = matchCsv(progress.count(input.chunks), options);
    let piece = await pieces.next();
    for (; !piece.done; piece = await pieces.next()) await target.write(piece.value);
    progress.clear();
    await target.finish();
    return piece.value;
  } catch (error) {
    progress.clear();
    await target.discard();
    if (error instanceof CsvError) throw new Misuse(error.message);
    if ((error as NodeJS.ErrnoException).code !== undefined)
      throw new Misuse(`The file cannot be read: ${problemOf(error)}.`);
    throw error;
  }
}
