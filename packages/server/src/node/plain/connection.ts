import type { Socket } from "node:net";
import type { HttpAnswer, LogAnswer, StoredResponse } from "@naijaref/http/message";
import { closeLingering, putOff, type Reader, readBy, STALLED, TIMES } from "../closing.ts";
import type { SocketService } from "../socket-service.ts";
import type { UnsentBodies } from "../unsent.ts";
import { writeChunks } from "../write-chunks.ts";
import { release, type WriteBatch, writeAnswer } from "./answer.ts";
import { type ClientConnection, type PlainRequest, readPlainRequest } from "./request.ts";

export interface PlainService
  extends Pick<SocketService, "draining" | "handle" | "refuse" | "startLog" | "work"> {
  /** Passes the connection to Node, with the bytes that have arrived and have no response yet. */
  readonly handOver: (socket: Socket, rest: Buffer) => void;
  readonly held: WriteBatch;
  /** Counts what clients have not taken. */
  readonly unsent: UnsentBodies;
  /** Responds to a client that sent no request in time. */
  readonly giveUp: (socket: Socket) => void;
}

/**
 * A connection as long as only plain requests arrive on it. They are handled one after the other: what
 * arrives while a response is being made or has not been read waits.
 */
export class PlainConnection implements ClientConnection, Reader {
  readonly #socket: Socket;
  readonly #service: PlainService;
  readonly #forget: (connection: PlainConnection) => void;
  #hasAsked = false;
  #peer: string | undefined;
  #waitsFor: "answer" | "body" | "drain" | "turn" | undefined;
  #idleSince = performance.now();
  #quietTimes = 0;

  readonly #listeners = {
    data: (chunk: Buffer): void => this.#read(chunk),
    drain: (): void => {
      if (this.#waitsFor !== "drain") return;
      this.#service.unsent.release(this.#socket);
      this.#goOn();
    },
    timeout: (): void => this.#endQuiet(),
    // The client has closed its half, but still waits for the responses to its earlier requests.
    end: (): void => {
      if (this.#waitsFor === undefined) this.#socket.end();
    },
    error: (): void => void this.#socket.destroy(),
    close: (): void => {
      this.#service.unsent.release(this.#socket);
      this.#forget(this);
    },
  };

  /** @param forget called once, when the connection is closed or passed on. */
  constructor(socket: Socket, service: PlainService, forget: (connection: PlainConnection) => void) {
    this.#socket = socket;
    this.#service = service;
    this.#forget = forget;
    readBy(socket, this);
    socket.setTimeout(STALLED);
    for (const [event, listener] of Object.entries(this.#listeners)) socket.on(event, listener);
  }

  /** Read lazily and once: it is a system call, and only the rate limiter needs it. */
  get peer(): string {
    this.#peer ??= this.#socket.remoteAddress ?? "";
    return this.#peer;
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  idleSince(): number | undefined {
    return this.#waitsFor === undefined && this.#socket.writableLength === 0 ? this.#idleSince : undefined;
  }

  /**
   * Closes the connection if it is between two requests, and the client has taken all responses; otherwise
   * its next answer does, once the service drains.
   */
  closeIfIdle(): void {
    if (this.#hasAsked && this.#waitsFor === undefined && this.#socket.writableLength === 0)
      this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#waitsFor !== undefined) {
      putOff(this.#socket, chunk);
      return;
    }
    this.#quietTimes = 0;
    if (this.#service.work.isOver()) this.#awaitTurn(chunk);
    else this.#answerAll(chunk);
  }

  /** Answers the next request when the turn of this connection comes, whatever the others take. */
  #awaitTurn(chunk: Buffer): void {
    putOff(this.#socket, chunk);
    this.#waitsFor = "turn";
    this.#service.work.wait(() => {
      if (this.#socket.destroyed) return;
      this.#goOn();
      // In this turn, and not in the next tick.
      this.#socket.read();
    });
  }

  #answerAll(chunk: Buffer): void {
    const text = chunk.toString("latin1");
    for (let at = 0; at < text.length; ) {
      const request = readPlainRequest(chunk, text, at, this);
      if (request === undefined) {
        this.#leave();
        this.#service.handOver(this.#socket, chunk.subarray(at));
        return;
      }
      at = request.end;
      this.#hasAsked = true;
      this.#answer(request);
      // Nobody is left to answer the rest.
      if (this.#socket.writableEnded || this.#socket.destroyed) return;
      if (at === text.length) return;
      if (this.#waitsFor !== undefined) {
        putOff(this.#socket, chunk.subarray(at));
        return;
      }
      if (this.#service.work.isOver()) {
        this.#awaitTurn(chunk.subarray(at));
        return;
      }
    }
  }

  #answer(request: PlainRequest): void {
    const logAnswer = this.#service.startLog();
    const answer = this.#service.handle(request);
    if (answer instanceof Promise) {
      this.#waitsFor = "answer";
      void answer.then((later) => {
        this.#waitsFor = undefined;
        this.#write(request, later, logAnswer);
        if (this.#waitsFor === undefined) this.#goOn();
      });
    } else this.#write(request, answer, logAnswer);
  }

  #write(request: PlainRequest, answer: HttpAnswer, logAnswer: LogAnswer): void {
    const socket = this.#socket;
    const isLast = this.#service.draining.aborted;
    writeAnswer(answer, { socket, held: this.#service.held, method: request.method, isLast });
    logAnswer(request.method, answer);
    const { chunks } = answer.stored;
    if (chunks !== undefined && request.method === "GET") {
      this.#waitsFor = "body";
      void writeChunks(socket, chunks()).then(() => {
        this.#waitsFor = undefined;
        this.#finish(answer.stored, isLast || this.#service.draining.aborted);
        if (this.#waitsFor === undefined) this.#goOn();
      });
    } else this.#finish(answer.stored, isLast);
  }

  /**
   * After a response: closes the connection if it was the last, and waits until the client has read enough.
   */
  #finish(stored: StoredResponse, isLast: boolean): void {
    const socket = this.#socket;
    if (socket.destroyed) return;
    this.#idleSince = performance.now();
    if (isLast) {
      this.#leave();
      closeLingering(socket);
    } else if (socket.writableLength > 0 && socket.writableNeedDrain) {
      this.#waitsFor = "drain";
      this.#service.unsent.hold(socket, stored);
    }
  }

  #goOn(): void {
    this.#waitsFor = undefined;
    if (this.#socket.writableEnded) return;
    if (this.#socket.readableEnded) this.#socket.end();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  /** Closes a connection that was silent for too long, with a 408 if it has not sent a request yet. */
  #endQuiet(): void {
    const socket = this.#socket;
    this.#quietTimes++;
    if (!this.#hasAsked) {
      this.#leave();
      this.#service.giveUp(socket);
    } else if (socket.writableLength > 0 || this.#quietTimes * STALLED > TIMES.keepAliveTimeout) {
      socket.destroy();
    } else socket.setTimeout(STALLED);
  }

  #leave(): void {
    for (const [event, listener] of Object.entries(this.#listeners)) this.#socket.off(event, listener);
    this.#socket.setTimeout(0);
    release(this.#socket);
    this.#forget(this);
  }
}
