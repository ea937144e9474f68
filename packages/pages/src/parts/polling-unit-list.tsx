import type { PollingUnit } from "naijaref/polling-units";
import { unitAddress } from "../addresses.ts";
import { hasUnitPages, type Site } from "../page.ts";
import { FilterLine } from "./filter-line.tsx";

/** So many are seen at once. */
const FEW = 8;

interface PollingUnitListProps {
  readonly units: readonly PollingUnit[];
  readonly site: Site;
}

/** The polling units of a ward by number, each with an address of its own on the page. */
export const PollingUnitList = ({ units, site }: PollingUnitListProps) => (
  <>
    {units.length > FEW && <FilterLine what="polling units" />}
    <ol class="units">
      {units.map(({ code, name, kind, aliases, unverifiedFields }) => (
        <li key={code} id={`unit-${code.slice(-3)}`}>
          <code>{code.slice(-3)}</code>
          <span>
            {hasUnitPages(site) ? <a href={unitAddress(code)}>{name}</a> : name}
            {kind === "new" && <span class="note">made in June 2021</span>}
            {aliases.length > 0 && <span class="note">also {aliases.join("; ")}</span>}
            {unverifiedFields.length > 0 && (
              <span class="note">not certain: {unverifiedFields.join(", ")}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  </>
);
