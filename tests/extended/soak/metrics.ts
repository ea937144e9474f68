/** The metrics without labels that a service serves at a port; none while it is not there. */
export async function readMetrics(port: number): Promise<Readonly<Record<string, number>>> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    const values = [...(await response.text()).matchAll(/^(\w+) ([0-9.e+-]+)$/gm)];
    return Object.fromEntries(values.map(([, name, value]) => [name, Number(value)]));
  } catch {
    return {};
  }
}
