import { once } from "node:events";
import { connect, createServer } from "node:net";

/** A port that was free a moment ago, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Waits until something listens at the port. */
export async function listening(port: number, milliseconds = 5000): Promise<void> {
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
