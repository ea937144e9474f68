import { afterEach, expect, it, vi } from "vitest";
import { explain } from "./listening.ts";
import type { Log } from "./log/log.ts";

afterEach(() => vi.restoreAllMocks());

it.each([
  [{ host: "127.0.0.1", port: 3000 }, "127.0.0.1:3000 is taken by another program"],
  [{ host: "::1", port: 3000 }, "[::1]:3000 is taken by another program"],
  [{ host: undefined, port: 3000 }, "Port 3000 is taken by another program"],
])("says at which address something else listens: %o", (place, sentence) => {
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  const fatal = vi.fn();
  const taken = Object.assign(new Error("taken"), { code: "EADDRINUSE" });
  expect(() => explain(taken, place, { fatal } as unknown as Log)).toThrow("ended");
  expect(fatal).toHaveBeenCalledWith(`${sentence}: stop it, or set PORT to another port.`);
});
