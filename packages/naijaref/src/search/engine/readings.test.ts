import { expect, it } from "vitest";
import { listPhrases, readKinds } from "./query.ts";

const phrases = listPhrases(
  { state: ["State"], lga: ["Local Government", "Local Government Area", "LGA"], ward: ["Ward"] },
  ["Nigeria"],
);

const plain = (query: string) => readKinds(phrases, query.split(" "))[1];

it.each([
  ["lagos state", ["lagos"], ["state"]],
  ["ikeja local government area", ["ikeja"], ["lga"]],
  ["obi lga benue state nigeria", ["obi", "benue"], ["lga", "state"]],
  ["ward ogbor ii", ["ogbor", "ii"], ["ward"]],
  ["ikeja nigeria", ["ikeja"], []],
])("takes what only says the kind from %s", (query, words, kinds) => {
  expect(plain(query)).toEqual({ words, kinds });
});

it.each(["lagos", "state", "ward ward", "statehouse road"])("leaves %s alone", (query) => {
  expect(plain(query)).toBeUndefined();
});

it("reads the query as it stands first, for names with such words", () => {
  expect(readKinds(phrases, ["ward", "three"])[0]).toEqual({ words: ["ward", "three"], kinds: [] });
});
