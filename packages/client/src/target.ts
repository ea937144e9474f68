type Given = string | number | boolean;

export type Params = Readonly<Record<string, Given | readonly Given[] | undefined>>;

/**
 * The address of a path with its parameters: what stands in braces goes into the path, the rest behind `?`.
 */
export function fillIn(path: string, params: Params): { readonly address: string; readonly query: string } {
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(params))
    if (!path.includes(`{${name}}`)) for (const one of [given ?? []].flat()) query.append(name, String(one));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  return { address, query: String(query) };
}
