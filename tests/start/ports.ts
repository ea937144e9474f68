import { connect, createServer } from "node:net";

/**
 * Below those that systems give to clients, and to programs that ask for any port (32,768 and up on Linux,
 * 49,152 elsewhere): with so many clients at once, one of them would have the port before it is used.
 */
const PORTS = { from: 10_000, to: 32_000 };

/** A port that was free a moment ago, and the ports after it, for a program that cannot choose itself. */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from - count));
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** Waits until something listens at the port. */
export async function listening(port: number, milliseconds = 120_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await accepts(port))) {
    if (performance.now() > end) throw new Error(`nothing listens at port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
