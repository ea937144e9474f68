import { bodyInParts, bodyOf } from "@naijaref/api/bodies/body";
import { type Called, call } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import { type Cost, unitsOf } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import type { FileContent } from "@naijaref/api/contract/operation";
import { type Notice, noticesOf } from "@naijaref/api/notices";
import type { Pause } from "@naijaref/api/operations/in-parts";
import type { Target } from "@naijaref/http/target";
import type { Size } from "../work/room.ts";
import { representFile } from "./file.ts";
import { failed, type Representation, type ResponseOptions, Success } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";
import { keyOf, type Route, routeOf } from "./routes.ts";

type Asked = Pick<Target, "query" | "repeated">;

const NOTHING: readonly string[] = [];
const NO_NOTICES: readonly Notice[] = [];

/**
 * Finds the operation that a target names; undefined where there is none. What the answers of an operation
 * share is made once for each.
 */
export function createOperationFinder(options: ResourceOptions): (target: Target) => Resource | undefined {
  const shared = new Map<OperationId, ResponseOptions>();
  return (target) => {
    const route = routeOf(target.path);
    if (route === undefined) return undefined;
    const { id, operation } = route.named;
    let responses = shared.get(id);
    if (responses === undefined) {
      responses = {
        cache: operation.cache,
        route: operation.path,
        encode: options.encode,
        fields: operation.limited ? options.policy : NOTHING,
        frames: new Map(),
      };
      shared.set(id, responses);
    }
    return new OperationResource(route, target, options, responses);
  };
}

/** The resource of one operation with its parameters. A class, because one is made for every new target. */
class OperationResource implements Resource {
  readonly route: string;
  readonly isOfPerson: boolean;
  readonly exists = true;
  readonly limited: boolean;
  readonly cost: number;
  readonly size: Size;
  readonly fields: readonly string[];
  readonly #route: Route;
  readonly #asked: Asked;
  readonly #notices: readonly Notice[];
  readonly #options: ResourceOptions;
  readonly #responses: ResponseOptions;

  constructor(route: Route, asked: Asked, options: ResourceOptions, responses: ResponseOptions) {
    const { operation, parameters } = route.named;
    const notices = asked.query.size === 0 ? NO_NOTICES : noticesOf(parameters, asked.query);
    this.route = operation.path;
    this.isOfPerson = operation.cache === "private";
    this.limited = operation.limited;
    const units = unitsAsked(operation.cost, asked);
    const isScan = operation.cost.kind === "scan";
    const { rateLimit } = options.state;
    // More than the limit of a whole minute only if the request can be split.
    this.cost = isScan && rateLimit !== "off" ? Math.min(units, rateLimit) : units;
    this.size = isScan && units > 1 ? "large" : operation.loads ? "long" : "short";
    this.#responses = withNotices(responses, notices);
    this.fields = this.#responses.fields;
    this.#route = route;
    this.#asked = asked;
    this.#notices = notices;
    this.#options = options;
  }

  get key(): string | undefined {
    const { cache, path } = this.#route.named.operation;
    // Files may go while the service runs, and a copy of one in this cache would push other responses out.
    return cache === "none" || path.startsWith(contract.listDownloads.path)
      ? undefined
      : keyOf(this.#route, this.#asked, this.#notices);
  }

  represent(pause?: Pause): Representation | Promise<Representation> {
    const { state } = this.#options;
    const { query, repeated } = this.#asked;
    const texts = { values: this.#route.values, query, repeated };
    const between = this.size === "short" ? undefined : pause;
    const paused = between === undefined ? state : { ...state, pause: between };
    const called = call(this.#route.named, texts, paused);
    return called instanceof Promise
      ? called.then((one) => this.#representOf(one, between))
      : this.#representOf(called, between);
  }

  #representOf(called: Called | Failure, pause: Pause): Representation | Promise<Representation> {
    if (called instanceof Failure) return failed(called, this.route, this.fields, textOf(this.#notices));
    const { answer, cache, path } = this.#route.named.operation;
    const { value, selection, notice } = called;
    const notices = notice === undefined ? this.#notices : [...this.#notices, { text: notice }];
    const own = this.limited ? this.#options.policy : NOTHING;
    const responses =
      notice === undefined ? this.#responses : withNotices({ ...this.#responses, fields: own }, notices);
    if (answer.kind === "file")
      return representFile(value as FileContent, { cache, route: path, fields: responses.fields });
    const target = selection.format === "atom" ? (this.key ?? path) : path;
    const told = { answer, path, feed: { target, origin: this.#options.state.publicUrl ?? "" } };
    if (this.size !== "large") return new Success(bodyOf(value, told, selection, textOf(notices)), responses);
    const body = bodyInParts(value, told, selection, { notice: textOf(notices), pause });
    return body.then((made) => new Success(made, responses));
  }
}

function unitsAsked(cost: Cost, { query, repeated }: Asked): number {
  if (cost.kind === "one") return 1;
  const given = (name: string): readonly string[] => {
    const text = query.get(name);
    return repeated.get(name) ?? (text === undefined ? [] : [text]);
  };
  return unitsOf(cost, given);
}

type Told = Pick<Notice, "text">;

/** The notices of one answer as one text; undefined if there is none. */
const textOf = (notices: readonly Told[]): string | undefined =>
  notices.length === 0 ? undefined : notices.map(({ text }) => text).join(" ");

/** With the notices as one more header field, which few responses have: so these share no frame. */
function withNotices(responses: ResponseOptions, notices: readonly Told[]): ResponseOptions {
  const text = textOf(notices);
  if (text === undefined) return responses;
  const { cache, route, encode, fields } = responses;
  return { cache, route, encode, fields: [...fields, "Notice", text] };
}
