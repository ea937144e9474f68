export class NotLoaded extends Error {
  override readonly name = "NotLoaded";

  constructor(cause: unknown) {
    super("the indexes of the searches could not be loaded", { cause });
  }
}

/** A file of the dataset that cannot be read, or is not what it was when the service was built. */
export class TableFault extends Error {
  override readonly name = "TableFault";
  readonly file: string;

  constructor(file: string) {
    super(`${file} is missing or damaged`);
    this.file = file;
  }
}
