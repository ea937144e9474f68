import { Agent, request as askHttp } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { listLgas } from "naijaref/places";
import { get, request } from "../../system/http/rows.ts";
import { type Asked as AtDoor, anyDoor, createRandom, DOORS, type Random, TYPES } from "./doors.ts";

/**
 * What clients can do within their limits to take the service from the others: the attacks of a review. Each
 * goes on until it is over.
 */
export type Load = (port: number, isOver: () => boolean) => Promise<void>;

const of = (client: string): string => `X-Forwarded-For: ${client}`;
const FORM = "application/x-www-form-urlencoded";

interface Asked extends AtDoor {
  readonly client: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The status of the answer, which is read and dropped; 0 if none came. */
const ask = (port: number, { path, client, fields, form, json }: Asked): Promise<number> =>
  new Promise((resolve) => {
    const content = form ?? json;
    const asking = askHttp(
      {
        port,
        path,
        agent,
        host: "127.0.0.1",
        method: content === undefined ? "GET" : "POST",
        headers: {
          "X-Forwarded-For": client,
          ...(content !== undefined && {
            "Content-Type": form === undefined ? "application/json" : FORM,
            "Content-Length": String(Buffer.byteLength(content)),
          }),
          ...fields,
        },
      },
      (answer) => {
        answer.resume();
        answer.on("close", () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.on("error", () => resolve(0));
    asking.end(content);
  });

async function several(count: number, use: (at: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, at) => use(at)));
}

/** First words of LGAs, short enough for seven of them to be one name. */
const WORDS = listLgas()
  .map(({ name }) => name.split(/\W/)[0]?.toLowerCase() ?? "")
  .filter(({ length }) => length >= 4 && length <= 7);

/** A word with another letter in it, each time another. */
function slip(at: number): string {
  const word = WORDS[(at * 31) % WORDS.length] as string;
  const position = Math.floor(at / WORDS.length) % word.length;
  return word.slice(0, position) + String.fromCharCode(97 + (at % 26)) + word.slice(position + 1);
}

/**
 * A name that is none, of words with slips: slow to match, because many names are a little like it. Each number
 * is another name, so that nothing that was kept of an earlier one helps.
 */
const slowName = (number: number): string =>
  Array.from({ length: 7 }, (_, at) => slip(number * 7 + at)).join(" ");

/** Of each batch, so that a client's minute is spent by four of them. */
const NAMES = 36;

function slowBatch(number: number): string {
  const queries = Array.from(
    { length: NAMES },
    (_, at) => [at, { query: slowName(number * NAMES + at), type: TYPES }] as const,
  );
  return `queries=${encodeURIComponent(JSON.stringify(Object.fromEntries(queries)))}`;
}

/** More than the long answers that may be begun. */
const AT_ONCE = 24;

/** One client at a time sends batches of the names that are slowest to match. */
const slowBatches: Load = async (port, isOver) => {
  let clients = 0;
  let batches = 0;
  await several(AT_ONCE, async () => {
    while (!isOver()) {
      const own = clients;
      const status = await ask(port, {
        path: "/reconcile",
        client: `198.18.0.${own % 256}`,
        form: slowBatch(batches++),
      });
      // Its minute is spent: another goes on.
      if (status !== 200 && own === clients) clients++;
      if (status !== 200) await pause(20);
    }
  });
};

const open = (port: number, localAddress = "127.0.0.1"): Socket =>
  connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});

/** Resolves when a connection is closed, or when all is over. */
async function held(socket: Socket, isOver: () => boolean): Promise<void> {
  socket.resume();
  while (!socket.destroyed && !isOver()) await pause(50);
  socket.destroy();
}

const ALL_BUT_ONE = `${request("POST /reconcile HTTP/1.1", `Content-Type: ${FORM}`, "Content-Length: 1048576", of("198.18.1.1"))}${"a".repeat(2 ** 20 - 1)}`;

/** One client sends eight contents of the greatest length, and never their last letter. */
const slowContents: Load = async (port, isOver) => {
  await several(8, async () => {
    while (!isOver()) {
      const socket = open(port);
      socket.write(ALL_BUT_ONE);
      await held(socket, isOver);
      await pause(100);
    }
  });
};

/** Eight clients open as many connections as they may, and ask now and then, so that none is idle too long. */
const manyConnections: Load = async (port, isOver) => {
  const sockets = Array.from({ length: 8 * CONNECTIONS.ofOne }, (_, at) => ({
    address: `127.0.0.${11 + (at % 8)}`,
    socket: undefined as Socket | undefined,
  }));
  while (!isOver()) {
    for (const one of sockets) {
      if (one.socket === undefined || one.socket.destroyed)
        one.socket = open(port, one.address).on("data", () => {});
      one.socket.write(get("/v1/health"));
    }
    for (let time = 0; time < 10 && !isOver(); time++) await pause(100);
  }
  for (const { socket } of sockets) socket?.destroy();
};

/** What the service is started with: fewer than by default, so that the machine of the test has as many. */
export const CONNECTIONS = { all: 400, ofOne: 64 } as const;

const PAGES_AT_ONCE = 32;

/** One client that has spent its minute goes on to ask for pages. */
const refusedPages: Load = async (port, isOver) => {
  const client = "198.18.2.1";
  await several(PAGES_AT_ONCE, async (at) => {
    for (let number = 0; !isOver(); number++)
      if ((await ask(port, { path: `/v1/states/LA?x=${at}-${number}`, client })) === 429) break;
    while (!isOver())
      await ask(port, { path: "/search", client, fields: { Accept: "text/html,application/xhtml+xml" } });
  });
};

/** More answers on a connection than its buffers hold. */
const UNREAD = 20;

/** A hundred clients ask at every door, and one in seven leaves its answer unread for some seconds. */
const everyDoor: Load = async (port, isOver) => {
  await several(100, async (at) => {
    const random = createRandom(1000 + at);
    const client = `198.18.4.${at}`;
    while (!isOver()) {
      if (random(7) > 0) {
        if ((await ask(port, { ...anyDoor(random), client })) !== 200) await pause(100);
        continue;
      }
      const socket = open(port);
      socket.pause();
      socket.write(get(anyDoor(random).path, of(client)).repeat(UNREAD));
      for (let time = 0; time < random(40) && !isOver(); time++) await pause(100);
      socket.destroy();
    }
  });
};

/** Clients at once ask at some doors, each within its limit; and each may leave some answers unread. */
const atDoors =
  (clients: number, names: readonly (keyof typeof DOORS)[], leavesUnread = false): Load =>
  async (port, isOver) => {
    await several(clients, async (at) => {
      const random = createRandom(2000 + at);
      const client = `198.18.5.${at}`;
      const unread = leavesUnread ? open(port).pause() : undefined;
      unread?.write(get("/v1/wards", of(client)).repeat(UNREAD));
      while (!isOver()) {
        const draw = DOORS[names[random(names.length)] ?? ""] as (random: Random) => AtDoor;
        if ((await ask(port, { ...draw(random), client })) !== 200) await pause(50);
      }
      unread?.destroy();
    });
  };

/** The largest lists, searches, contents and batches. */
const LARGE = ["wards", "polling units", "a form of plus signs", "a batch"] as const;

export const LOADS = {
  "slow batches": slowBatches,
  "slow contents": slowContents,
  "many connections": manyConnections,
  "refused pages": refusedPages,
  "large answers": atDoors(50, LARGE, true),
  "every door": everyDoor,
  "forms of plus signs": atDoors(8, ["a form of plus signs"]),
  "features of maps": atDoors(30, ["features of a page"]),
  "features in a box": atDoors(30, ["features in a box"]),
} as const satisfies Readonly<Record<string, Load>>;

export type LoadName = keyof typeof LOADS;
