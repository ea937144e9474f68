/** A number as dialled within Nigeria, with spaces: `0803 123 4567`, `02084 46 0643`, `0800 9700 0010`. */
export function displayOf(local: string, prefix: string): string {
  const rest = local.slice(prefix.length);
  const tail = Math.max(4, Math.ceil(rest.length / 2));
  return `${prefix} ${rest.slice(0, -tail)} ${rest.slice(-tail)}`;
}
