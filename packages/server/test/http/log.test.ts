import { expect, it } from "vitest";
import { startOn } from "../runtimes.ts";

it.each(["Node", "Bun", "Deno", "workerd"] as const)(
  "logs on %s one line a request, without what was looked up and by whom",
  async (runtime) => {
    const service = await startOn(runtime, { TRUSTED_PROXIES: "127.0.0.1" });
    const secrets = ["secret-query", "secret-path", "SECRET-FIELD", "203.0.113.77", "127.0.0.1"];
    const asked = [
      "/v1/search?q=secret-query",
      "/v1/states/secret-path",
      "/v1/secret-path/nowhere",
      "/v1/lgas?state=secret-query",
    ];
    for (const target of asked) {
      await fetch(service.url + target, {
        headers: {
          "X-Forwarded-For": "203.0.113.77",
          "CF-Connecting-IP": "203.0.113.77",
          "User-Agent": "SECRET-FIELD",
        },
      });
    }
    await service.stop();
    const lines = service.output().trim().split("\n");
    const requests = lines.filter((line) => line.includes('"method"')).map((line) => JSON.parse(line));
    expect(requests.map(({ method, route }) => [method, route])).toEqual([
      ["GET", "/v1/search"],
      ["GET", "/v1/states/{state}"],
      ["GET", "-"],
      ["GET", "/v1/lgas"],
    ]);
    const written = lines.filter((line) => !line.includes("naijaref listens")).join("\n");
    for (const secret of secrets) expect(written).not.toContain(secret);
  },
);
