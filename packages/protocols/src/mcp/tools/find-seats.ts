import { elections as contract } from "@naijaref/api/contract/elections";
import { Failure, fail } from "@naijaref/api/contract/errors";
import { anyText, inQuery } from "@naijaref/api/contract/parameter";
import { failureOf } from "@naijaref/api/operations/failures";
import {
  type Constituency,
  findConstituency,
  getConstituency,
  wardsOfConstituency,
} from "naijaref/elections";
import { findWard, getLga, wardsOfLga } from "naijaref/places";
import { type Answer, sourcesOf } from "../answer.ts";
import { nameAndState } from "../arguments.ts";
import { lgaInShort, stateInShort } from "../record-of.ts";
import { ask, defineTool, optional, type Surroundings } from "../tool.ts";

const { kind, state } = contract.listConstituencies.parameters;

export const findSeats = defineTool({
  name: "find_seats",
  title: "Find seats and who shares them",
  description:
    "Senate, House and Assembly seats of an LGA or ward, with the LGAs that vote together; or one seat. Not who holds it.",
  hint: "find_place gives the code of a place; list_within lists the seats of a state.",
  parameters: {
    place: inQuery(anyText, { description: "An LGA, or a ward's code.", example: "Surulere" }),
    seat: inQuery(anyText, { description: "Instead: a seat's code or name.", example: "Lagos West" }),
    state: optional(state, "Its state."),
    kind: optional(kind, "Only this kind."),
  },
  run({ place, seat, state, kind }, surroundings) {
    const seats =
      place !== undefined && seat === undefined
        ? seatsAt(place, state, surroundings)
        : seat !== undefined && place === undefined
          ? seatsNamed(seat, { state, kind }, surroundings)
          : fail("invalid_parameter", "Pass place or seat, one of the two.", { parameter: "place" });
    if (seats instanceof Failure) return seats;
    const { found, about } = seats;
    const shown = found.filter((one) => kind === undefined || one.kind === kind);
    const list = { name: "seats", items: shown.map(describeSeat), limit: shown.length };
    return { about, list, sources: sourcesOf(shown) } satisfies Answer;
  },
});

type Seats = { readonly found: readonly Constituency[]; readonly about: object };

function seatsAt(place: string, state: string | undefined, surroundings: Surroundings): Seats | Failure {
  const ward = findWard(place);
  if (ward.ok) {
    const { code, name, lgaCode, stateCode, ...of } = ward.value;
    const codes = [of.senatorialDistrict, of.federalConstituency, of.stateConstituency];
    return {
      found: codes.flatMap((seat) => getConstituency(seat ?? "") ?? []),
      about: { place: { code, name, lga: lgaInShort(lgaCode), state: stateInShort(stateCode) } },
    };
  }
  const named = nameAndState(place, state);
  const lga = ask("getLga", { lga: named.name, state: named.state }, surroundings);
  if (lga instanceof Failure) return lga;
  const found = ask("listConstituenciesOfLga", { lga: lga.code }, surroundings);
  if (found instanceof Failure) return found;
  const { code, name, stateCode } = lga;
  return { found, about: { place: { code, name, state: stateInShort(stateCode) } } };
}

function seatsNamed(
  seat: string,
  { state, kind }: { readonly state: string | undefined; readonly kind: Constituency["kind"] | undefined },
  surroundings: Surroundings,
): Seats | Failure {
  const coded = findConstituency(seat);
  if (coded.ok) return { found: [coded.value], about: {} };
  const named = ask("listConstituencies", { kind, state, q: seat }, surroundings);
  if (named instanceof Failure) return named;
  return named.length === 0 ? failureOf(coded) : { found: named, about: {} };
}

/** A seat, and of each LGA how much of it votes there where it is not all. */
function describeSeat({ kind, code, name, stateCode, lgaCodes, unverifiedFields }: Constituency): object {
  const wards = wardsOfConstituency(code);
  const wardsHere = wards.ok ? wards.value : [];
  const lgas = lgaCodes.flatMap((one) => {
    const lga = getLga(one);
    if (lga === undefined) return [];
    const [here, all] = [wardsHere.filter(({ lgaCode }) => lgaCode === one).length, wardsOfLga(lga)];
    const wards = all.ok ? all.value.length : 0;
    return [{ code: lga.code, name: lga.name, ...(here < wards && { wardsHere: here, wards }) }];
  });
  return {
    kind,
    code,
    name,
    stateCode,
    lgas,
    ...(unverifiedFields.length > 0 && { unverifiedFields }),
  };
}
