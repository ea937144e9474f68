import type { Socket } from "node:net";
import { LONGEST_JOINED } from "@naijaref/http/bytes";
import { FramedResponse, type HeaderFrame } from "@naijaref/http/header-frame";
import type { HttpAnswer, StoredResponse } from "@naijaref/http/message";
import { fieldLines, headOf } from "../head.ts";
import { TIMES } from "../times.ts";
import { type HeldAnswers, release } from "./held-answers.ts";

/** The part of a response that is always the same, in latin1: one character for each byte. */
interface ResponseText {
  readonly head: string;
  /** Undefined if the body is long. */
  readonly body: string | undefined;
}

/** Built once for each response that is kept. */
const textsOfStored = new WeakMap<StoredResponse, ResponseText>();

function textOf(stored: StoredResponse, isKept: boolean): ResponseText {
  if (!isKept) {
    const isFramed = stored instanceof FramedResponse;
    return toText(stored, isFramed ? headInFrame(stored) : headOf(stored.status, stored.headers));
  }
  let text = textsOfStored.get(stored);
  if (text === undefined) {
    text = toText(stored, headOf(stored.status, stored.headers));
    textsOfStored.set(stored, text);
  }
  return text;
}

function toText({ body }: StoredResponse, head: string): ResponseText {
  if (body === undefined) return { head, body: "" };
  if (typeof body === "string") return { head, body };
  return { head, body: body.length > LONGEST_JOINED ? undefined : latin1(body) };
}

/** The lines of a frame around the entity tag, and up to the length. */
interface FrameText {
  readonly before: string;
  readonly after: string;
}

const textsOfFrames = new WeakMap<HeaderFrame, FrameText>();

/** What `headOf` returns for the same response, without a look at each field. */
function headInFrame({ frame, tag, status, body }: FramedResponse): string {
  let text = textsOfFrames.get(frame);
  if (text === undefined) {
    // Joined for the reason that `headOf` names.
    text = {
      before: [headOf(status, frame.before), "ETag: "].join(""),
      after: ["\r\n", fieldLines(frame.after), "Content-Length: "].join(""),
    };
    textsOfFrames.set(frame, text);
  }
  return `${text.before}${tag}${text.after}${body.length}\r\n`;
}

const latin1 = ({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): string =>
  Buffer.from(buffer, byteOffset, length).toString("latin1");

/** Where and how a response is written. */
export interface Writing {
  readonly socket: Socket;
  readonly held: HeldAnswers;
  readonly method: "GET" | "HEAD";
  /** Whether the connection is closed after it. */
  readonly isLast: boolean;
}

/** Writes a response as Node would: the same fields in the same order. Short ones are held. */
export function writeAnswer(
  { stored, extra, isKept }: HttpAnswer,
  { socket, held, method, isLast }: Writing,
): void {
  const { head, body } = textOf(stored, isKept);
  const whole = `${head}${extra.length === 0 ? "" : fieldLines(extra)}${isLast ? lastFields() : nextFields()}`;
  if (method === "HEAD" || body !== undefined) {
    held.hold(socket);
    socket.write(method === "HEAD" ? whole : whole + body, "latin1");
  } else {
    socket.cork();
    socket.write(whole, "latin1");
    socket.write(stored.body as Uint8Array);
    release(socket);
  }
}

const KEEP = `Connection: keep-alive\r\nKeep-Alive: timeout=${TIMES.keepAliveTimeout / 1000}\r\n\r\n`;

let second = 0;
let fieldsOfSecond = "";

/** The fields that differ from moment to moment, on a connection that stays open. */
function nextFields(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    fieldsOfSecond = `${dateLine()}${KEEP}`;
  }
  return fieldsOfSecond;
}

const lastFields = (): string => `${dateLine()}Connection: close\r\n\r\n`;

const dateLine = (): string => `Date: ${new Date().toUTCString()}\r\n`;
