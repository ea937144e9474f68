import { Misuse } from "./misuse.ts";

/** No code, name or number is longer. */
const LONGEST_LINE = 4096;

/**
 * The lines of standard input as they come in, empty ones too, so that the answers stand beside them. Memory
 * stays small whatever comes in.
 *
 * @throws Misuse when a line is longer than any name or number.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) yield lines.map(checkLine);
    checkLine(rest);
  }
  const last = rest + decoder.decode();
  if (last !== "") yield [checkLine(last)];
}

function checkLine(line: string): string {
  if (line.length > LONGEST_LINE)
    throw new Misuse(
      `A line of standard input is longer than ${LONGEST_LINE} characters: give one value a line. For a CSV file use naijaref match.`,
    );
  return line.trim();
}
