import { connect, type Socket } from "node:net";
import { slowWork } from "../../packages/server/test/http/slow-searches.ts";

/**
 * A process of its own: clients that search, and that match lists of names. All their requests are different,
 * so that no answer is kept. It sends what became of them to its parent.
 *
 * Arguments: the port, how many connections, requests a second in all (0: as fast as they are answered),
 * seconds, and the number of the first request: no number is sent twice to a service, because what is asked
 * for again is kept.
 */

/** How many requests were sent, answered, and refused because there was too much to do. */
export interface Searched {
  readonly sent: number;
  readonly answered: number;
  readonly refused: number;
  /** Connections that failed or were closed. */
  readonly broken: number;
}

const [port = 0, connections = 0, perSecond = 0, seconds = 0, first = 0] = process.argv.slice(2).map(Number);
/** In milliseconds: how long the last answers may take. */
const PATIENCE = 20_000;
const TICK = 5;

const counts = { sent: 0, answered: 0, refused: 0, broken: 0 };
const end = performance.now() + seconds * 1000;
let isOver = false;

function ask(socket: Socket): void {
  socket.write(`GET ${slowWork(first + counts.sent++)} HTTP/1.1\r\nHost: x\r\n\r\n`);
}

const STATUS_LINE = "HTTP/1.1 200";

/** Status lines are counted, because no body holds one. */
function count(chunk: string): number {
  let found = 0;
  for (const [, status] of chunk.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
    if (status === "200") counts.answered++;
    else if (status === "503") counts.refused++;
    found++;
  }
  return found;
}

/** Connections without an unanswered request: clients wait for an answer before they send the next. */
const idle: Socket[] = [];

const sockets = Array.from({ length: connections }, () => {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  socket.setEncoding("latin1");
  // A status line may come in two pieces.
  let rest = "";
  const breaks = (): void => {
    if (!isOver) counts.broken++;
  };
  socket.on("error", () => {});
  socket.on("close", breaks);
  socket.on("data", (chunk: string) => {
    const text = rest + chunk;
    const found = count(text);
    // Too short to be counted twice.
    rest = text.slice(-STATUS_LINE.length + 1);
    if (found === 0) return;
    if (perSecond > 0) idle.push(socket);
    else if (performance.now() < end) ask(socket);
  });
  return socket;
});
for (const socket of sockets) ask(socket);

if (perSecond > 0) {
  let [due, last] = [0, performance.now()];
  const tick = setInterval(() => {
    const now = performance.now();
    due += (Math.min(now, end) - last) * (perSecond / 1000);
    last = now;
    for (; due >= 1; due--) {
      const socket = idle.shift();
      if (socket === undefined) break;
      ask(socket);
    }
    if (now >= end) clearInterval(tick);
  }, TICK);
}

const checkEnd = setInterval(() => {
  const now = performance.now();
  const isAnswered = counts.answered + counts.refused >= counts.sent;
  if (now < end || (!isAnswered && now < end + PATIENCE)) return;
  clearInterval(checkEnd);
  isOver = true;
  for (const socket of sockets) socket.destroy();
  process.send?.(counts satisfies Searched);
  process.disconnect();
}, 20);
