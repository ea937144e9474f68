import { Server, type Socket } from "node:net";
import type { Plant } from "./plants.ts";

/**
 * Loaded into a service before its own code: a fault, so that the soak is seen to find it. Only the port of
 * the service has it, not that of its metrics.
 */

const port = Number(process.env["PORT"]);

/** One in so many connections, or responses, has the fault. */
const ONE_IN = 8;

let count = 0;
const isChosen = (): boolean => ++count % ONE_IN === 0;

type Write = (this: Socket, chunk: string | Uint8Array, ...rest: readonly unknown[]) => boolean;

/** Puts a function before `write` of a connection; the function gets the original. */
function beforeWrite(
  socket: Socket,
  write: (original: Write, ...written: Parameters<Write>) => boolean,
): void {
  const original = socket.write as Write;
  Object.assign(socket, {
    write: (...written: Parameters<Write>) => write(original.bind(socket), ...written),
  });
}

/** A whole response with a body, in one piece. */
const isWhole = (chunk: unknown): chunk is string =>
  typeof chunk === "string" && /^HTTP\/1\.1 200 .*\r\n\r\n./s.test(chunk);

const faults: Readonly<Record<Plant, (socket: Socket) => void>> = {
  /** The last letter of a response is another one. */
  wrong: (socket) =>
    beforeWrite(socket, (write, chunk, ...rest) =>
      write.call(
        socket,
        isWhole(chunk) && isChosen()
          ? chunk.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === "q" ? "p" : "q"))
          : chunk,
        ...rest,
      ),
    ),
  /** A response waits for the next one on its connection, and is sent after it. */
  crossed: (socket) => {
    let held: Parameters<Write> | undefined;
    beforeWrite(socket, (write, ...written) => {
      const last = held;
      held = undefined;
      if (last === undefined && isWhole(written[0]) && isChosen()) {
        held = written;
        setImmediate(() => {
          if (held === written) write.apply(socket, written);
        });
        return true;
      }
      const isWritten = write.apply(socket, written);
      return last === undefined ? isWritten : write.apply(socket, last);
    });
  },
  leak: () => {},
  /** The service does not see that the client has closed. */
  unended: (socket) => {
    if (!isChosen()) return;
    const emit = socket.emit.bind(socket) as (event: string, ...values: unknown[]) => boolean;
    Object.assign(socket, {
      emit: (event: string, ...values: unknown[]) => event !== "end" && emit(event, ...values),
    });
  },
  /** After SIGTERM a connection is reset when its last response is written, and not when it is taken. */
  lost: (socket) => {
    const end = socket.end.bind(socket);
    Object.assign(socket, {
      end: (...values: []) => {
        // Once, because a reset calls it too. After `end` Node would not reset.
        Object.assign(socket, { end });
        return isStopping ? socket.resetAndDestroy() : end(...values);
      },
    });
  },
};

let isStopping = false;
process.on("SIGTERM", () => {
  isStopping = true;
});

const plant = process.env["SOAK_PLANT"] as Plant;
const emit = Server.prototype.emit as (this: Server, event: string, ...values: unknown[]) => boolean;
Object.assign(Server.prototype, {
  emit(this: Server, event: string, ...values: unknown[]): boolean {
    const [socket] = values;
    if (event === "connection" && (socket as Socket).localPort === port) faults[plant](socket as Socket);
    return emit.call(this, event, ...values);
  },
});

/** In bytes, in each tenth of a second. */
const LEAK = 2 * 2 ** 20;
const leaked: Buffer[] = [];
if (plant === "leak") setInterval(() => leaked.push(Buffer.alloc(LEAK, 1)), 100).unref();
