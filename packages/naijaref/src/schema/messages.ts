import { OBJECT, type Rule, requireArgument, TEXT } from "../arguments.ts";
import { fill } from "../reasons.ts";
import type { MessageKey } from "./english.ts";
import type { Issue } from "./issue.ts";

/** Sentences by key. Those that are left out stay English. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>;

const SENTENCES: Rule = {
  is: (value) =>
    OBJECT.is(value) &&
    Object.values(value as object).every((sentence) => sentence === undefined || TEXT.is(sentence)),
  must: "be an object of sentences",
};

const ISSUE: Rule = {
  is: (value) =>
    OBJECT.is(value) && ["key", "message"].every((name) => TEXT.is((value as Record<string, unknown>)[name])),
  must: "be an issue of a schema",
};

let current: Messages = {};

/**
 * Replaces the sentences of all schemas, from now on. For a server that writes to each person in a language
 * of their own, use `translate` instead.
 */
export function setMessages(messages: Messages): void {
  requireArgument("setMessages", "messages", messages, SENTENCES);
  current = messages;
}

/** The sentence of an issue in another language; the issue's own message if the table does not have it. */
export function translate(issue: Issue, messages: Messages): string {
  requireArgument("translate", "issue", issue, ISSUE);
  requireArgument("translate", "messages", messages, SENTENCES);
  const sentence = Object.hasOwn(messages, issue.key) ? messages[issue.key] : undefined;
  return sentence === undefined ? issue.message : fill(sentence, issue.values);
}

/** The sentence of a key as it is written now. */
export const write = (key: MessageKey, english: string, values: Issue["values"]): string =>
  fill(current[key] ?? english, values);
