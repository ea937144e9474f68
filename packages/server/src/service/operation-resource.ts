import { bodyOf } from "@naijaref/api/bodies/body";
import { chooseRecords } from "@naijaref/api/choose-records";
import type { OperationId } from "@naijaref/api/contract";
import { unitsOf } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import type { FileContent } from "@naijaref/api/contract/operation";
import { selectionOf } from "@naijaref/api/contract/selection";
import { type Notice, noticesOf } from "@naijaref/api/notices";
import { operations } from "@naijaref/api/operations";
import type { Pause } from "@naijaref/api/operations/in-parts";
import { Noted } from "@naijaref/api/operations/operations";
import { type Readings, readValues } from "@naijaref/api/values";
import type { Target } from "@naijaref/http/target";
import { representFile } from "./file.ts";
import { keyOf } from "./key.ts";
import { failed, type Representation, type ResponseOptions, Success } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";
import type { Route } from "./routes.ts";

/** What a target asks of a path. */
export type Asked = Pick<Target, "query" | "repeated">;

type ReadValues = Exclude<ReturnType<typeof readValues>, Failure>;

const NOTHING: readonly string[] = [];

/** Finds the resources of operations. What the answers of an operation share is made once for each. */
export function createOperationFinder(options: ResourceOptions): (route: Route, asked: Asked) => Resource {
  const shared = new Map<OperationId, ResponseOptions>();
  return (route, asked) => {
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
    const resource = new OperationResource(route, asked, options, responses);
    return operation.loads ? loadingResource(resource) : resource;
  };
}

/** The resource of one operation with its parameters. A class, because one is made for every new target. */
class OperationResource implements Resource {
  readonly route: string;
  readonly key: string | undefined;
  readonly exists: boolean;
  readonly limited: boolean;
  readonly isKept: boolean;
  readonly fields: readonly string[];
  readonly #route: Route;
  readonly #asked: Asked;
  readonly #readings: Readings;
  readonly #notices: readonly Notice[];
  readonly #options: ResourceOptions;
  readonly #responses: ResponseOptions;

  constructor(route: Route, asked: Asked, options: ResourceOptions, responses: ResponseOptions) {
    const { operation } = route;
    const notices = noticesOf(route.parameters, asked.query);
    this.#readings = [];
    this.route = operation.path;
    // Downloads keeps the bytes of a file: a second copy in this cache would push other responses out.
    this.key =
      operation.cache === "none" || operation.answer.kind === "file"
        ? undefined
        : keyOf(route, asked, notices, this.#readings);
    this.exists = true;
    this.limited = operation.limited;
    this.isKept = false;
    this.#responses = withNotices(responses, notices);
    this.fields = this.#responses.fields;
    this.#route = route;
    this.#asked = asked;
    this.#notices = notices;
    this.#options = options;
  }

  represent(): Representation {
    const values = this.#read();
    return values instanceof Failure
      ? this.#failed(values)
      : this.#representOf(this.#perform(values), values);
  }

  /** The same for an operation whose data is loaded first. */
  async load(pause: Pause): Promise<Representation> {
    const values = this.#read();
    return values instanceof Failure
      ? this.#failed(values)
      : this.#representOf(await this.#perform(values, pause), values);
  }

  #read(): ReadValues | Failure {
    return readValues(this.#route, this.#asked, this.#readings);
  }

  #perform(values: ReadValues, pause?: Pause): unknown {
    const { state } = this.#options;
    return operations[this.#route.id](values as never, pause === undefined ? state : { ...state, pause });
  }

  #failed(failure: Failure): Representation {
    return failed(failure, this.route, this.fields, textOf(this.#notices));
  }

  #representOf(outcome: unknown, values: ReadValues): Representation {
    if (outcome instanceof Failure) return this.#failed(outcome);
    if (!(outcome instanceof Noted))
      return this.#represent(outcome, values, { responses: this.#responses, notices: this.#notices });
    const notices = [...this.#notices, { text: outcome.notice }];
    const responses = withNotices({ ...this.#responses, fields: this.#policy }, notices);
    return this.#represent(outcome.value, values, { responses, notices });
  }

  /** More than the limit of a whole minute only if the request can be split. */
  get cost(): number {
    const { cost } = this.#route.operation;
    if (cost.kind === "one") return 1;
    const { query, repeated } = this.#asked;
    const given = (name: string): readonly string[] => {
      const text = query.get(name);
      return repeated.get(name) ?? (text === undefined ? [] : [text]);
    };
    const units = unitsOf(cost, given);
    const { rateLimit } = this.#options.state;
    return cost.kind === "scan" && rateLimit !== "off" ? Math.min(units, rateLimit) : units;
  }

  get #policy(): readonly string[] {
    return this.limited ? this.#options.policy : NOTHING;
  }

  #represent(
    value: unknown,
    values: ReadValues,
    { responses, notices }: { readonly responses: ResponseOptions; readonly notices: readonly Told[] },
  ): Representation {
    const { operation, id } = this.#route;
    const { answer, cache, path } = operation;
    if (answer.kind === "file")
      return representFile(value as FileContent, { cache, route: path, fields: responses.fields });
    const selection = selectionOf(values);
    const chosen =
      selection.ids === undefined
        ? value
        : chooseRecords(value as readonly unknown[], selection.ids, { id, values });
    const feed = { target: this.key ?? path, origin: this.#options.state.publicUrl ?? "" };
    const body = bodyOf(chosen, { answer, path, feed }, selection, textOf(notices));
    return new Success(body, responses);
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

function loadingResource(resource: OperationResource): Resource {
  const { route, key, exists, limited, cost, isKept, fields } = resource;
  let loaded: Representation | undefined;
  const prepare = async (pause: Pause): Promise<void> => {
    loaded ??= await resource.load(pause);
  };
  return {
    route,
    key,
    exists,
    limited,
    cost,
    isKept,
    fields,
    prepare,
    represent: () => loaded as Representation,
  };
}
