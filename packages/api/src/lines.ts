/**
 * The lines of a text that comes in pieces, without their ends; undefined in place of one that is too long, as
 * soon as it is, and nothing of it is kept.
 *
 * @param most in characters.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  // Undefined until the end of a line that was too long.
  let line: string | undefined = "";
  for await (const chunk of input) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0 && line !== undefined) yield line;
      if (at > 0) line = "";
      if (line === undefined) continue;
      line = line.length + part.length > most ? undefined : line + part;
      if (line === undefined) yield undefined;
    }
  }
  const last = line === undefined ? "" : line + decoder.decode();
  if (last !== "") yield last;
}
