import { spawn } from "node:child_process";
import { get } from "node:http";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../../packages/server/dist/entries/node.js", import.meta.url));
/** The least that a server on Node can be. */
const bare = fileURLToPath(new URL("bare.mjs", import.meta.url));
const rounds = 15;
const port = 30_000 + (process.pid % 2_000);

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path, agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode === 200));
    }).on("error", () => resolve(false));
  });

async function startOnce(program: string, path: string): Promise<number> {
  const started = performance.now();
  const service = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => service.once("exit", resolve));
  while (!(await answers(path))) {
    if (performance.now() - started > 10_000) throw new Error("no answer in 10 s: run `npm run build` first");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const took = performance.now() - started;
  service.kill("SIGKILL");
  await ended;
  return took;
}

/** In milliseconds, of all rounds. */
export interface StartUp {
  readonly path: string;
  /** How many times as long as a bare `node:http` server: the median of the rounds, which start both. */
  readonly ratio: number;
  readonly median: number;
  readonly fastest: number;
  readonly slowest: number;
}

async function measurePath(path: string): Promise<StartUp> {
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const least = await startOnce(bare, path);
    const time = await startOnce(entry, path);
    times.push(time);
    ratios.push(time / least);
  }
  times.sort((a, b) => a - b);
  ratios.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return { path, ratio: ratios[rounds >> 1] ?? Number.NaN, median: at(0.5), fastest: at(0), slowest: at(1) };
}

export const describeStartUp = ({ path, ratio, median, fastest, slowest }: StartUp): string =>
  `start to the first answer, ${path}: ${ratio.toFixed(2)} times a bare node:http server's; median ${median} ms, fastest ${fastest} ms, slowest ${slowest} ms`;

/** How long the built service takes from its process's start to its first answer, by path. */
export async function measureStartUp(): Promise<StartUp[]> {
  const measured: StartUp[] = [];
  for (const path of ["/v1/states/Lagos", "/v1/wards/24-11-01", "/v1/search?q=ikeja"]) {
    measured.push(await measurePath(path));
  }
  return measured;
}
