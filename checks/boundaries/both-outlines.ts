import { TOPOLOGY_FILE, type Topology, WITNESS_FILE } from "@naijaref/tools/boundaries";
import type { CheckedDataset, Finding } from "../rule.ts";

export const findInBoth =
  (find: (topology: Topology, file: string) => Finding[]) =>
  ({ topology, witness }: CheckedDataset): Finding[] => [
    ...find(topology, TOPOLOGY_FILE),
    ...find(witness, WITNESS_FILE),
  ];
