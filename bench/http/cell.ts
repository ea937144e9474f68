import { type CaseName, loadOf } from "./cases.ts";
import type { Contender } from "./contenders.ts";
import { type Load, loadServer, type Measured } from "./load.ts";
import { FIRST_PORT, type Running, startContender } from "./running.ts";

/** CPU seconds that a server uses before it is measured. */
const WARM = 2;
/** On a busy machine a server gets little of each second: it is warmed for no longer than this many. */
const MOST_SECONDS = 20;
/** More than any server answers in a second. */
const MOST_TARGETS = 2 ** 18;

/** One server with the load of one case: it stays up while the others are measured. */
export class Cell {
  readonly contender: Contender;
  readonly of: CaseName;
  readonly #running: Running;
  readonly #port: number;
  readonly #load: Load;
  #asked = 0;

  private constructor(contender: Contender, of: CaseName, running: Running, port: number, load: Load) {
    this.contender = contender;
    this.of = of;
    this.#running = running;
    this.#port = port;
    this.#load = load;
  }

  /** Starts the server on a port of its own, and warms it: until then it may refuse what is too much. */
  static async start(contender: Contender, of: CaseName, at: number): Promise<Cell> {
    const port = FIRST_PORT + at;
    const running = await startContender(contender, of, port);
    const cell = new Cell(contender, of, running, port, await loadOf(of, running.etag));
    const { cpuSeconds } = running;
    for (let second = 0; second < MOST_SECONDS && cpuSeconds() < WARM; second++)
      cell.#asked += (await cell.#loadForASecond()).requests;
    return cell;
  }

  /** Loads the server for a second: its requests for each second of its CPU time. */
  addRound = async (): Promise<number> => {
    const before = this.#running.cpuSeconds();
    const measured = await this.#loadForASecond();
    const used = this.#running.cpuSeconds() - before;
    this.#asked += measured.requests;
    if (measured.failed > 0 || (this.of !== "not found" && measured.refused > 0)) {
      console.error(`${this.contender.name} failed in "${this.of}": ${JSON.stringify(measured)}`);
      // What another server lost is not counted for it; ours may lose nothing.
      if (this.contender.name.startsWith("naijaref")) process.exitCode = 1;
    }
    return measured.requests / used;
  };

  stop = (): Promise<void> => this.#running.stop();

  /** Each second goes on where the last one stopped, so that what nobody has asked for before stays that. */
  async #loadForASecond(): Promise<Measured> {
    const { targets } = this.#load;
    const at = this.#asked % targets.length;
    const next = [...targets.slice(at, at + MOST_TARGETS), ...targets.slice(0, at)].slice(0, MOST_TARGETS);
    return loadServer(this.#port, { ...this.#load, targets: next }, 1);
  }
}
