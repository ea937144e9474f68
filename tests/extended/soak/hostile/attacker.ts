import { setPriority } from "node:os";
import { LOADS, type LoadName } from "./loads.ts";

/**
 * A process of its own that makes a load when its parent says which, until the parent says that it is over.
 * Clients elsewhere would not take the processor from the service, so this one comes after it.
 */

const port = Number(process.argv[2]);
setPriority(10);

process.on("message", (name: LoadName | "over") => {
  if (name === "over") return;
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  void LOADS[name](port, () => isOver).then(() => process.send?.("over"));
});
process.send?.("started");
