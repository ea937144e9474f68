import { bodyInParts, bodyOf } from "@naijaref/api/bodies/body";
import { type Called, call } from "@naijaref/api/call";
import { contract, type OperationId } from "@naijaref/api/contract";
import { unitsOf } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import type { FileContent } from "@naijaref/api/contract/operation";
import { type Notice, noticesOf } from "@naijaref/api/notices";
import type { Pause } from "@naijaref/api/operations/in-parts";
import type { Readings } from "@naijaref/api/values";
import type { Target } from "@naijaref/http/target";
import { representFile } from "./file.ts";
import { failed, type Representation, type ResponseOptions, Success } from "./representation.ts";
import { loadedResource, type Resource, type ResourceOptions } from "./resource.ts";
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
    const { id, operation } = route;
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
    const resource = new OperationResource(route, target, options, responses);
    if (!operation.loads && !resource.isLarge) return resource;
    const { route: path, key, limited, cost, isLarge, fields } = resource;
    return loadedResource({ route: path, key, limited, cost, isLarge, fields }, (pause) =>
      resource.load(pause),
    );
  };
}

/** The resource of one operation with its parameters. A class, because one is made for every new target. */
class OperationResource implements Resource {
  readonly route: string;
  readonly key: string | undefined;
  readonly exists: boolean;
  readonly limited: boolean;
  readonly isCached: boolean;
  readonly fields: readonly string[];
  readonly #route: Route;
  readonly #asked: Asked;
  readonly #readings: Readings;
  readonly #notices: readonly Notice[];
  readonly #options: ResourceOptions;
  readonly #responses: ResponseOptions;

  constructor(route: Route, asked: Asked, options: ResourceOptions, responses: ResponseOptions) {
    const { operation } = route;
    const notices = asked.query.size === 0 ? NO_NOTICES : noticesOf(route.parameters, asked.query);
    this.#readings = [];
    this.route = operation.path;
    // Files may go while the service runs, and a copy of one in this cache would push other responses out.
    this.key =
      operation.cache === "none" || operation.path.startsWith(contract.listDownloads.path)
        ? undefined
        : keyOf(route, asked, notices, this.#readings);
    this.exists = true;
    this.limited = operation.limited;
    this.isCached = false;
    this.#responses = withNotices(responses, notices);
    this.fields = this.#responses.fields;
    this.#route = route;
    this.#asked = asked;
    this.#notices = notices;
    this.#options = options;
  }

  represent(): Representation {
    return this.#representOf(this.#call() as Called | Failure);
  }

  /** The same for an operation whose data is loaded first, once, or whose answer is so large. */
  load(pause: Pause): Representation | Promise<Representation> {
    const called = this.#call(pause);
    return called instanceof Promise
      ? called.then((one) => this.#represent(one, pause))
      : this.#represent(called, pause);
  }

  #represent(called: Called | Failure, pause: Pause): Representation | Promise<Representation> {
    const { answer } = this.#route.operation;
    if (called instanceof Failure || !this.isLarge || answer.kind === "file")
      return this.#representOf(called);
    const { responses, notices } = this.#say(called);
    const said = { notice: textOf(notices), pause };
    const body = bodyInParts(called.value, { answer, ...this.#place }, called.selection, said);
    return body.then((made) => new Success(made, responses));
  }

  #call(pause?: Pause): ReturnType<typeof call> {
    const { state } = this.#options;
    const { query, repeated } = this.#asked;
    const texts = { values: this.#route.values, query, repeated };
    return call(this.#route, texts, pause === undefined ? state : { ...state, pause }, this.#readings);
  }

  #failed(failure: Failure): Representation {
    return failed(failure, this.route, this.fields, textOf(this.#notices));
  }

  #representOf(called: Called | Failure): Representation {
    if (called instanceof Failure) return this.#failed(called);
    const { responses, notices } = this.#say(called);
    const { answer, cache, path } = this.#route.operation;
    const { value, selection } = called;
    if (answer.kind === "file")
      return representFile(value as FileContent, { cache, route: path, fields: responses.fields });
    return new Success(bodyOf(value, { answer, ...this.#place }, selection, textOf(notices)), responses);
  }

  #say({ notice }: Called): { readonly responses: ResponseOptions; readonly notices: readonly Told[] } {
    if (notice === undefined) return { responses: this.#responses, notices: this.#notices };
    const notices = [...this.#notices, { text: notice }];
    return { responses: withNotices({ ...this.#responses, fields: this.#policy }, notices), notices };
  }

  get #place() {
    const { path } = this.#route.operation;
    return { path, feed: { target: this.key ?? path, origin: this.#options.state.publicUrl ?? "" } };
  }

  get isLarge(): boolean {
    return this.#route.operation.cost.kind === "scan" && this.#units > 1;
  }

  /** More than the limit of a whole minute only if the request can be split. */
  get cost(): number {
    const { rateLimit } = this.#options.state;
    const { kind } = this.#route.operation.cost;
    return kind === "scan" && rateLimit !== "off" ? Math.min(this.#units, rateLimit) : this.#units;
  }

  get #units(): number {
    const { cost } = this.#route.operation;
    if (cost.kind === "one") return 1;
    const { query, repeated } = this.#asked;
    const given = (name: string): readonly string[] => {
      const text = query.get(name);
      return repeated.get(name) ?? (text === undefined ? [] : [text]);
    };
    return unitsOf(cost, given);
  }

  get #policy(): readonly string[] {
    return this.limited ? this.#options.policy : NOTHING;
  }
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
