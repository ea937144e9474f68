import type { PageKind } from "../../tools/match/kinds.ts";

export interface WorkerAddresses {
  readonly worker: string;
  readonly workbooks: string;
  readonly addresses: string;
  readonly units: string;
  readonly ids: string;
}

export interface Column {
  readonly kind: PageKind;
  /** Of its ids; left out where it has names. */
  readonly system?: string | undefined;
}

export interface Workers {
  /** The one that reads workbooks. */
  readonly forWorkbooks: () => Worker;
  /** The one that matches a column. Those with large tables are started when they are first asked for. */
  readonly forColumn: (column: Column) => Worker;
}

/**
 * Starts the workers with the page, so that all goes on when the connection is cut. One that failed, because
 * its scripts could not be loaded, is started again when it is next asked for.
 */
export function startWorkers(scripts: WorkerAddresses): Workers {
  const started = new Map<string, Worker>();
  const workerOf = (script: keyof WorkerAddresses): Worker => {
    const known = started.get(script);
    if (known !== undefined) return known;
    const worker = new Worker(scripts[script], { type: "module" });
    worker.addEventListener("error", () => {
      worker.terminate();
      started.delete(script);
    });
    started.set(script, worker);
    return worker;
  };
  workerOf("worker");
  workerOf("workbooks");
  return {
    forWorkbooks: () => workerOf("workbooks"),
    forColumn({ kind, system }) {
      if (kind === "address") return workerOf("addresses");
      if (kind === "polling_unit") return workerOf("units");
      return workerOf(system === undefined ? "worker" : "ids");
    },
  };
}
