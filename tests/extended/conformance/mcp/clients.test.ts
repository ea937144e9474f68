import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningService, type Runtime, startOn } from "../../../start/runtimes.ts";
import { CLIENTS, type Connection, type Server, textOf } from "./clients.ts";

/**
 * The official clients use everything that is offered, over HTTP on every runtime and over standard streams.
 */

async function useAll(connection: Connection, guides: readonly string[]): Promise<void> {
  expect(connection.getInstructions()).toContain("unverified_fields");
  const { tools } = await connection.listTools();
  expect(tools).toHaveLength(9);
  const seats = { name: "find_seats", arguments: { place: "Surulere", state: "Oyo" } };
  expect(textOf(await connection.callTool(seats))).toContain("Oyo Central");
  const unit = { name: "find_place", arguments: { q: "24-11-01-007" } };
  expect(textOf(await connection.callTool(unit))).toContain("Nurudeen");
  const missed = await connection.callTool({ name: "check_account", arguments: { account: "12" } });
  expect(missed).toMatchObject({ isError: true });
  const { resources } = await connection.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining([...guides]));
  for (const uri of [...guides, "naijaref://records/lga/NG025011"]) {
    const { contents } = await connection.readResource({ uri });
    expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/.{100}/s) }]);
  }
  expect((await connection.listResourceTemplates()).resourceTemplates).toHaveLength(1);
  const { completion } = await connection.complete({
    ref: { type: "ref/resource", uri: "naijaref://records/{kind}/{code}" },
    argument: { name: "kind", value: "lg" },
  });
  expect(completion.values).toEqual(["lga"]);
  await expect(connection.readResource({ uri: "naijaref://guides/nothing" })).rejects.toThrow(/not found/i);
  await expect(connection.callTool({ name: "nothing", arguments: {} })).rejects.toThrow(/no such tool/i);
}

const clients = Object.entries(CLIENTS);
const runtimes: readonly Runtime[] = ["Node", "Bun", "Deno", "workerd"];

const meet = async (
  connect: (server: Server) => Promise<Connection>,
  server: Server,
  guides: readonly string[],
): Promise<void> => {
  const connection = await connect(server);
  await useAll(connection, guides);
  await connection.close();
};

describe.each(runtimes)("%s", (runtime) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startOn(runtime, { RATE_LIMIT: "off" });
  });
  afterAll(() => service.stop());

  it.each(clients)("client %s", (_, connect) =>
    meet(connect, new URL(`${service.url}/mcp`), ["naijaref://guides/places"]),
  );
});

describe("standard streams", () => {
  const program = fileURLToPath(new URL("../../../../packages/cli/dist/cli/main.cjs", import.meta.url));
  const server = { command: process.execPath, args: [program, "mcp"] };

  // The command has no guides: they would make the package larger.
  it.each(clients)("client %s", (_, connect) => meet(connect, server, []));
});
