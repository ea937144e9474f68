/** A file of the dataset that cannot be read, or is not what it was when the service was built. */
export class TableFault extends Error {
  override readonly name = "TableFault";
  readonly file: string;

  constructor(file: string) {
    super(`${file} is missing or damaged`);
    this.file = file;
  }
}

/**
 * Where an error came from: the functions and places in the code, innermost first. Its message is left out, because
 * it may quote what a person looked up.
 */
export function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error, code: undefined, stack: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error ? error.code : undefined;
  return { error: error.name, code, stack: frames.map((line) => line.trim()) };
}
