import { Failure, fail, quote } from "@naijaref/contract/errors";
import type { FileContent } from "@naijaref/contract/operation";
import { selectionOf } from "@naijaref/contract/selection";
import { findPage } from "@naijaref/explorer";
import { type Target, WHOLE_SERVICE } from "../http/target.ts";
import { frontDoorAt } from "../operations/front-door.ts";
import { operations } from "../operations/index.ts";
import { Noted } from "../operations/operations.ts";
import { assetAt, assetResource } from "./assets.ts";
import { bodyOf } from "./body.ts";
import { chooseRecords } from "./choose-records.ts";
import { representFile } from "./file.ts";
import { hasNoEffect, type Notice, noticesOf } from "./notices.ts";
import { pageResource } from "./pages.ts";
import type { NamedParameter } from "./parameters.ts";
import { failed, type Representation, Success } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";
import { type Route, routeOf } from "./routes.ts";
import { canonicalText, readValues } from "./values.ts";

/** What a target asks of a path. */
type Asked = Pick<Target, "query" | "repeated">;

export function findResource({ path, ...asked }: Target, options: ResourceOptions): Resource {
  const route = routeOf(path);
  const frontDoor = route === undefined ? frontDoorAt(path) : undefined;
  if (frontDoor !== undefined) return frontDoorResource(frontDoor, options);
  if (route === undefined) {
    const asset = assetAt(path);
    if (asset !== undefined) return assetResource(asset, options);
    const page = findPage(path);
    if (page !== undefined) return pageResource(page, { path, query: asked.query }, options);
    const unknown = fail(
      "not_found",
      `There is nothing at ${quote(path)}; ${slashHint(path) ?? "/v1/docs lists all paths."}`,
    );
    return { ...failureResource(unknown, options), exists: path === WHOLE_SERVICE };
  }
  const { operation } = route;
  const notices = noticesOf(route.parameters, asked.query);
  const policy = operation.limited ? options.policy : NOTHING;
  const fields = withNotices(
    policy,
    notices.map(({ text }) => text),
  );
  const resource = {
    route: operation.path,
    // Downloads keeps the bytes of a file: a second copy in this cache would push other responses out.
    key:
      operation.cache === "none" || operation.answer.kind === "file"
        ? undefined
        : keyOf(route, asked, notices),
    exists: true,
    limited: operation.limited,
    isKept: false,
    fields,
  };
  const perform = (values: ReadValues): unknown => operations[route.id](values as never, options.state);
  const represent = (outcome: unknown, values: ReadValues) => {
    const [value, own] =
      outcome instanceof Noted
        ? [outcome.value, withNotices(policy, [...notices.map(({ text }) => text), outcome.notice])]
        : [outcome, fields];
    return representationOf(value, values, route, { options, fields: own, target: resource.key });
  };
  if (!operation.loads) {
    return {
      ...resource,
      represent: () => {
        const values = readValues(route, asked);
        return values instanceof Failure
          ? failed(values, operation.path, fields)
          : represent(perform(values), values);
      },
    };
  }
  let loaded: Representation | undefined;
  const prepare = async () => {
    const values = readValues(route, asked);
    loaded ??=
      values instanceof Failure
        ? failed(values, operation.path, fields)
        : represent(await perform(values), values);
  };
  return { ...resource, prepare, represent: () => loaded as Representation };
}

/** A page or document that newcomers read first: outside the limit, as the documentation is. */
function frontDoorResource(
  { path, make }: NonNullable<ReturnType<typeof frontDoorAt>>,
  { encode, state }: ResourceOptions,
): Resource {
  const represent = () => new Success(make(state), { cache: "public", route: path, encode, fields: [] });
  return { route: path, key: path, exists: true, limited: false, isKept: false, fields: [], represent };
}

const NOTHING: readonly string[] = [];

const withNotices = (fields: readonly string[], texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? fields : [...fields, "Notice", texts.join(" ")];

/** What to do if the path would be one with the slash of a name written as %2F: `/v1/lgas/Obio/Akpor`. */
function slashHint(path: string): string | undefined {
  const [root, version, list, first, ...rest] = path.split("/");
  const meant = rest
    .map((_, at) => [
      ...[root, version, list],
      [first, ...rest.slice(0, at + 1)].join("%2F"),
      ...rest.slice(at + 1),
    ])
    .map((segments) => segments.join("/"))
    .find((candidate) => routeOf(candidate) !== undefined);
  return meant && `write a slash inside a name as %2F: ${quote(meant)}.`;
}

/** A target that is malformed or does not exist: the same failure for any method. */
export function failureResource(failure: Failure, { policy }: ResourceOptions): Resource {
  return {
    route: "-",
    key: undefined,
    exists: false,
    limited: true,
    isKept: false,
    fields: policy,
    represent: () => failed(failure, "-", policy),
  };
}

type ReadValues = Exclude<ReturnType<typeof readValues>, Failure>;

interface RepresentationOptions {
  readonly options: ResourceOptions;
  /** Header fields beside those of the body. */
  readonly fields: readonly string[];
  /** The one writing of the targets that name it. */
  readonly target: string | undefined;
}

function representationOf(
  outcome: unknown,
  values: ReadValues,
  { operation, id }: Route,
  { options, fields, target }: RepresentationOptions,
): Representation {
  const { answer, cache, path } = operation;
  if (outcome instanceof Failure) return failed(outcome, path, fields);
  if (answer.kind === "file") return representFile(outcome as FileContent, { cache, route: path, fields });
  const selection = selectionOf(values);
  const chosen =
    selection.ids === undefined
      ? outcome
      : chooseRecords(outcome as readonly unknown[], selection.ids, { id, values });
  const feed = { target: target ?? path, origin: options.state.publicUrl ?? "" };
  return new Success(bodyOf(chosen, { answer, path, feed }, selection), {
    cache,
    route: path,
    encode: options.encode,
    fields,
  });
}

/**
 * The path with its values filled in, and the query parameters that the operation reads, in its order and
 * writing. A parameter without an effect is left out, because otherwise one list would be cached once for
 * each of its values.
 */
function keyOf({ parts, parameters, values }: Route, { query, repeated }: Asked, notices: readonly Notice[]) {
  let key = parts[0];
  for (let at = 1; at < parts.length; at += 2)
    key += `${encodeText(values.get(parts[at] ?? "") ?? "")}${parts[at + 1]}`;
  let before = "?";
  const add = (pair: string): void => {
    key += before + pair;
    before = "&";
  };
  for (const [name, parameter] of query.size === 0 ? NO_PARAMETERS : parameters.all) {
    const text = parameter.in === "query" ? query.get(name) : undefined;
    if (text === undefined || hasNoEffect(parameter, text, query)) continue;
    const texts = (parameter.most === undefined ? undefined : repeated.get(name)) ?? [text];
    for (const one of texts) add(`${name}=${encodeValue(canonicalText(parameter, one))}`);
  }
  for (const { cause } of notices) add(cause);
  return key;
}

const NO_PARAMETERS: readonly NamedParameter[] = [];

/** What no encoding changes. */
const IS_PLAIN = /^[\w\-.~]*$/;

const encodeText = (text: string): string => (IS_PLAIN.test(text) ? text : encodeURIComponent(text));

/** A space in front is written as a plus: as `%20` it would be ignored. */
const encodeValue = (text: string): string =>
  IS_PLAIN.test(text) ? text : encodeURIComponent(text).replace(/^%20/, "+");
