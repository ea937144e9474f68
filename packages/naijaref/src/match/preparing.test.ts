import { createMatcher, prepareMatcher } from "naijaref/match";
import { expect, it, vi } from "vitest";

const TEXTS = ["Gwarzo", "ikejja", "Surulere", "24-11-01", "Ward 3", "Zenit Bank", "nowhere"];

it("lets timers have their turn while the names of the country are read", async () => {
  // Another file of tests may have read the names already.
  vi.resetModules();
  const unread = await import("naijaref/match");
  let turns = 0;
  const timer = setInterval(() => turns++);
  await unread.prepareMatcher({ kind: "ward" });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});

it.each(["place", "bank", "constituency"] as const)("matches as any matcher of a %s", async (kind) => {
  for (const within of [
    undefined,
    { state: "Lagos" },
    { state: "Lagos", lga: "Ikeja" },
    { lga: "nowhere" },
  ]) {
    const options = { kind, within };
    const prepared = await prepareMatcher(options);
    const created = createMatcher(options);
    for (const text of TEXTS) expect(prepared.match(text)).toEqual(created.match(text));
  }
});

it("matches while it is prepared, and is prepared for two at once", async () => {
  vi.resetModules();
  const { createMatcher, prepareMatcher } = await import("naijaref/match");
  const preparing = [prepareMatcher({ kind: "ward" }), prepareMatcher({ kind: "ward" })];
  const [first] = await Promise.all([createMatcher({ kind: "ward" }).match("Onigbongbon"), ...preparing]);
  for (const matcher of await Promise.all(preparing)) expect(matcher.match("Onigbongbon")).toEqual(first);
});
