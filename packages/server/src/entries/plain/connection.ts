import type { Socket } from "node:net";
import type { HttpAnswer } from "../../http/message.ts";
import type { LogAnswer } from "../log.ts";
import { STALLED, TIMES } from "../node-times.ts";
import type { ServiceProcess } from "../service.ts";
import { writeAnswer } from "./answer.ts";
import { type PlainRequest, readPlainRequest, type Sender } from "./request.ts";

export interface PlainService extends Pick<ServiceProcess, "handle" | "state"> {
  readonly startLog: () => LogAnswer;
  /** Gives the connection to Node, with what has come and is not answered yet. */
  readonly handOver: (socket: Socket, rest: Buffer) => void;
  /** Tells a client that has asked nothing in the time it has. */
  readonly giveUp: (socket: Socket) => void;
}

/**
 * A connection for as long as only plain requests come over it. They are answered one after the other: what comes
 * while an answer is being made, or is not taken, waits.
 */
export class PlainConnection implements Sender {
  readonly #socket: Socket;
  readonly #service: PlainService;
  readonly #forget: (connection: PlainConnection) => void;
  #hasAsked = false;
  #peer: string | undefined;
  #waitsFor: "answer" | "drain" | undefined;
  #rest: Buffer = NOTHING;

  readonly #listeners = {
    data: (chunk: Buffer): void => this.#read(chunk),
    drain: (): void => {
      if (this.#waitsFor === "drain") this.#goOn();
    },
    timeout: (): void => this.#endIdle(),
    // The client has closed its half; what it asked before that is answered by now.
    end: (): void => void this.#socket.end(),
    error: (): void => void this.#socket.destroy(),
    close: (): void => this.#forget(this),
  };

  /** @param forget told once, when the connection is closed or no longer this one's. */
  constructor(socket: Socket, service: PlainService, forget: (connection: PlainConnection) => void) {
    this.#socket = socket;
    this.#service = service;
    this.#forget = forget;
    socket.setTimeout(TIMES.headersTimeout);
    for (const [event, listener] of Object.entries(this.#listeners)) socket.on(event, listener);
  }

  /** Asked of the system once, and only where somebody counts. */
  get peer(): string {
    this.#peer ??= this.#socket.remoteAddress ?? "";
    return this.#peer;
  }

  /** Closes the connection if it is between two requests; otherwise its next answer does, once the service drains. */
  closeIfIdle(): void {
    if (this.#hasAsked && this.#waitsFor === undefined) this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const text = chunk.toString("latin1");
    for (let at = 0; at < text.length; ) {
      const request = readPlainRequest(chunk, text, at, this);
      if (request === undefined) {
        this.#leave();
        this.#service.handOver(this.#socket, chunk.subarray(at));
        return;
      }
      at = request.end;
      this.#answer(request);
      if (this.#waitsFor !== undefined) {
        this.#rest = chunk.subarray(at);
        this.#socket.pause();
        return;
      }
      if (this.#socket.writableEnded) return;
    }
  }

  #answer(request: PlainRequest): void {
    if (!this.#hasAsked) {
      this.#hasAsked = true;
      this.#socket.setTimeout(TIMES.keepAliveTimeout);
    }
    const logAnswer = this.#service.startLog();
    const answer = this.#service.handle(request);
    if (answer instanceof Promise) {
      this.#waitsFor = "answer";
      void answer.then((later) => {
        this.#write(request, later, logAnswer);
        if (this.#waitsFor === "answer") this.#goOn();
      });
    } else this.#write(request, answer, logAnswer);
  }

  #write(request: PlainRequest, answer: HttpAnswer, logAnswer: LogAnswer): void {
    const socket = this.#socket;
    const isLast = this.#service.state.isDraining();
    writeAnswer(socket, request.method, answer, isLast);
    logAnswer(request.method, answer);
    if (isLast) socket.destroySoon();
    if (socket.writableLength === 0) return;
    socket.setTimeout(STALLED);
    if (socket.writableNeedDrain) this.#waitsFor = "drain";
  }

  #goOn(): void {
    const rest = this.#rest;
    this.#rest = NOTHING;
    this.#waitsFor = undefined;
    this.#socket.setTimeout(TIMES.keepAliveTimeout);
    this.#socket.resume();
    if (rest.length > 0 && !this.#socket.writableEnded) this.#read(rest);
  }

  #endIdle(): void {
    const socket = this.#socket;
    if (!this.#hasAsked) {
      this.#leave();
      this.#service.giveUp(socket);
    } else if (socket.timeout === STALLED && socket.writableLength === 0) {
      socket.setTimeout(TIMES.keepAliveTimeout);
    } else socket.destroy();
  }

  #leave(): void {
    for (const [event, listener] of Object.entries(this.#listeners)) this.#socket.off(event, listener);
    this.#socket.setTimeout(0);
    this.#forget(this);
  }
}

const NOTHING = Buffer.alloc(0);
