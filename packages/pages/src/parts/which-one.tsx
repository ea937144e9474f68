import { getState, type Lga } from "naijaref/places";
import type { ComponentChildren } from "preact";
import { lgaAddress } from "../addresses.ts";
import { type Link, Links } from "./links.tsx";

/** Several records that one address names. */
export interface Several {
  readonly name: string;
  readonly what: string;
  readonly links: readonly Link[];
}

/** LGAs of several states that have one name. */
export const severalLgas = (lgas: readonly Lga[], identifier: string): Several => ({
  name: lgas[0]?.name ?? identifier,
  what: "LGA",
  links: lgas.map((one) => ({
    name: one.name,
    address: lgaAddress(one),
    note: getState(one.stateCode)?.name,
  })),
});

/** Asks which of them is meant. */
export const WhichOne = ({
  several: { name, what, links },
  children,
}: {
  readonly several: Several;
  readonly children?: ComponentChildren;
}) => (
  <div class="message">
    <p class="kicker">{what}</p>
    <h1>Which {name}?</h1>
    <p class="lead">
      {links.length} {what}s have this name:
    </p>
    {children}
    <Links links={links} />
  </div>
);
