/**
 * Which source file each line of a bundle comes from: esbuild writes the file's path above what it took from
 * it, as a comment in a line of its own.
 */
export function readSources(bundle: string): (line: number) => string {
  const starts = [...bundle.matchAll(/^\/\/ (\S+\.\w+)$/gm)];
  const paths = new Map(starts.map(({ index, 1: path = "" }) => [index, path]));
  const sources: string[] = [];
  let path = "";
  for (let at = 0; at >= 0 && at < bundle.length; ) {
    path = paths.get(at) ?? path;
    sources.push(path);
    const end = bundle.indexOf("\n", at);
    at = end < 0 ? end : end + 1;
  }
  return (line) => sources[line] ?? "";
}
