import {
  type DividedLimit,
  divideLimit,
  type FromPrimary,
  shareOf,
  type ToPrimary,
} from "@naijaref/http/limit/divided";
import type { WholeLimit } from "@naijaref/http/limit/whole";
import type { Settings } from "./settings.ts";

/** A process at the other end of a channel: a worker or, seen from there, the primary. */
export interface Channel {
  readonly send: (message: object) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** What this process is among several. */
export interface OneOfSeveral {
  readonly primary: Channel;
  readonly processes: number;
  /** From 0. */
  readonly number: number;
}

/** What a channel carries of the limit: messages in the order in which they were sent. */
interface OfLimit<Message> {
  readonly ofLimit: readonly Message[];
}

/** Messages of one turn of the event loop go together, because one costs as much as many. */
function sendTogether<Message>(channel: Channel): (message: Message) => void {
  let waiting: Message[] = [];
  const send = (): void => {
    const together: OfLimit<Message> = { ofLimit: waiting };
    waiting = [];
    channel.send(together);
  };
  return (message) => {
    if (waiting.push(message) === 1) setImmediate(send);
  };
}

/** Calls back for each message of the limit. */
function receiveEach<Message>(channel: Channel, receive: (message: Message) => void): void {
  channel.onMessage((message) => {
    if (typeof message === "object" && message !== null && "ofLimit" in message)
      for (const one of (message as OfLimit<Message>).ofLimit) receive(one);
  });
}

/** This process's part of the limit that the primary has for all. */
export function divideWithPrimary(limit: number, { primary, processes, number }: OneOfSeveral): DividedLimit {
  const send = sendTogether<ToPrimary>(primary);
  const divided = divideLimit({ limit, share: shareOf(limit, processes, number), send });
  receiveEach(primary, divided.receive);
  send({ kind: "join" });
  return divided;
}

/** @returns to be called when the process has ended. */
export function countFor(worker: Channel, whole: WholeLimit): () => void {
  const member = { send: sendTogether<FromPrimary>(worker) };
  receiveEach<ToPrimary>(worker, (message) => whole.receive(member, message));
  return () => whole.leave(member);
}

/** The settings of one of several processes, which has its share of what is bounded. */
export function shareWork(settings: Settings): [Settings, OneOfSeveral] {
  const { processes, maxConnections, maxConnectionsPerAddress, metricsPort } = settings;
  const number = Number(process.env["PROCESS_NUMBER"]);
  return [
    {
      ...settings,
      maxConnections: Math.ceil(maxConnections / processes),
      maxConnectionsPerAddress: Math.ceil(maxConnectionsPerAddress / processes),
      metricsPort: metricsPort === undefined ? undefined : metricsPort + number,
    },
    {
      primary: {
        send: (message) => void process.send?.(message),
        onMessage: (listener) => void process.on("message", listener),
      },
      processes,
      number,
    },
  ];
}
