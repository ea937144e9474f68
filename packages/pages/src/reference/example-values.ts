/**
 * The values that a request gives to the parameters of its operation: of `/v1/lgas/{lga}`,
 * the request `/v1/lgas/Surulere?state=Lagos` gives `{ lga: "Surulere", state: "Lagos" }`.
 */
export function exampleValues(template: string, request: string): Readonly<Record<string, string>> {
  const [path = "", query = ""] = request.split("?");
  const pattern = new RegExp(`^${template.replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`);
  const inPath = Object.entries(path.match(pattern)?.groups ?? {});
  return {
    ...Object.fromEntries(inPath.map(([name, value]) => [name, decodeURIComponent(value)])),
    ...Object.fromEntries(new URLSearchParams(query)),
  };
}
