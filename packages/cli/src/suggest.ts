/** " Did you mean --state?", or nothing. The search is loaded only when it is needed. */
export async function didYouMean(typed: string, names: readonly string[]): Promise<string> {
  const { closestWord } = await import("@naijaref/api/contract/words");
  const bare = names.map((name) => name.replace(/^--/, "").replaceAll("-", "_"));
  const closest = closestWord(bare, typed.replace(/^-+/, "").replaceAll("-", "_"));
  return closest === undefined ? "" : ` Did you mean ${names[bare.indexOf(closest)]}?`;
}

/** The option that an unknown one was probably meant to be, or where all options are. */
export const optionLike =
  (command: string) =>
  async (typed: string, options: readonly string[]): Promise<string> =>
    (await didYouMean(typed, options)) || ` naijaref ${command} --help lists the options.`;
