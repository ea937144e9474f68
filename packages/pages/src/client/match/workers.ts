import type { PageKind } from "./messages.ts";

/** Where the scripts of the workers are. */
export interface WorkerAddresses {
  readonly worker: string;
  readonly workbooks: string;
  readonly addresses: string;
}

export interface Workers {
  /** The one that reads workbooks. */
  readonly forWorkbooks: Worker;
  /** The one that matches a kind. That for addresses is started when it is first asked for. */
  readonly forKind: (kind: PageKind) => Worker;
}

/** Starts the workers with the page, so that all goes on when the connection is cut. */
export function startWorkers({ worker, workbooks, addresses }: WorkerAddresses): Workers {
  const start = (address: string): Worker => new Worker(address, { type: "module" });
  const usual = start(worker);
  const forWorkbooks = start(workbooks);
  let forAddresses: Worker | undefined;
  return {
    forWorkbooks,
    forKind(kind) {
      if (kind !== "address") return usual;
      forAddresses ??= start(addresses);
      return forAddresses;
    },
  };
}
