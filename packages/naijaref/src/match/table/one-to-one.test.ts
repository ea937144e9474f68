import fc from "fast-check";
import { expect, it } from "vitest";
import { unwrap } from "../../../../../tests/library/unwrap.ts";
import { lgasOfState, listStates } from "../../places/index.ts";
import { matchAll } from "../index.ts";

const oneToOne = (names: readonly string[], state: string) =>
  matchAll(
    names.map((name) => ({ name, state })),
    { kind: "lga", oneToOne: true },
  );

it("gives a wrong neighbour up for the right one", () => {
  const [kudan, kuban] = oneToOne(["Kudan", "Kuban"], "Kaduna");
  expect(kudan).toMatchObject({ status: "exact", name: "Kudan" });
  expect(kuban).toMatchObject({ status: "typo", name: "Kubau" });
});

it("says what two rows have alike", () => {
  const [first, second] = oneToOne(["Ikeja", "Ikeja"], "Lagos");
  expect(first).toMatchObject({ status: "ambiguous", code: null });
  expect(second?.why).toBe('"Ikeja" and 1 other rows all mean Ikeja, and only one may.');
});

it("never gives two rows the same code, and leaves whole lists as they are", () => {
  const states = listStates();
  const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  fc.assert(
    fc.property(
      fc.nat(states.length - 1),
      fc.array(fc.tuple(fc.nat(), fc.nat(), letters), { maxLength: 8 }),
      (at, edits) => {
        const state = states[at] as (typeof states)[number];
        const lgas = unwrap(lgasOfState(state));
        const names = lgas.map(({ name }) => name);
        const clean = oneToOne(names, state.name);
        expect(clean.map(({ code }) => code)).toEqual(lgas.map(({ code }) => code));
        for (const [row, place, letter] of edits) {
          const name = names[row % names.length] as string;
          const cut = place % name.length;
          names[row % names.length] = name.slice(0, cut) + letter + name.slice(cut + 1);
        }
        const codes = oneToOne(names, state.name).flatMap(({ code }) => code ?? []);
        expect(new Set(codes).size).toBe(codes.length);
      },
    ),
    { numRuns: 40 },
  );
});
