import { listBanks } from "naijaref/banks";
import { neighboursOf } from "naijaref/boundaries";
import { listConstituencies } from "naijaref/elections";
import { getState, listStates } from "naijaref/places";
import { certain } from "../certain.ts";
import { Section } from "../parts/section.tsx";
import { type Compared, codeOf, compareAddress, findCompared, nameOf } from "./compared.ts";

/** So many are a choice; more are a list. */
const MAX = 12;

/** What a person may want beside a record: its neighbours, the states of its zone, the other seats of its kind. */
function othersThan(one: Compared): readonly Compared[] {
  if (one.kind === "lga") {
    const found = neighboursOf(one.record.code);
    return found.ok ? found.value.map(({ lga: record }) => ({ kind: "lga", record })) : [];
  }
  if (one.kind === "state")
    return listStates()
      .filter(({ zone }) => zone === one.record.zone)
      .map((record) => ({ kind: "state", record }));
  if (one.kind === "bank")
    return listBanks({ type: one.record.type }).map((record) => ({ kind: "bank", record }));
  const { kind, stateCode } = one.record;
  return certain(listConstituencies({ kind, state: stateCode })).map((record) => ({ kind: "seat", record }));
}

/** The way from a record to it beside each of those like it. */
export function CompareWith({ code }: { readonly code: string }) {
  const [own] = findCompared([code]) ?? [];
  if (own === undefined) return null;
  const others = othersThan(own).filter((one) => codeOf(one) !== code);
  if (others.length === 0) return null;
  return (
    <Section id="compare" title={own.kind === "lga" ? "Compare with a neighbour" : "Compare with"}>
      <ul class="inline">
        {others.slice(0, MAX).map((one) => (
          <li key={codeOf(one)}>
            <a href={compareAddress([own, one])}>{nameOf(one)}</a>
            {one.kind === "lga" && own.kind === "lga" && one.record.stateCode !== own.record.stateCode && (
              <span class="note"> {getState(one.record.stateCode)?.name}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
