import type { PollingUnit } from "naijaref/polling-units";

/** The polling units of a ward by number, each with an address of its own on the page. */
export const PollingUnitList = ({ units }: { readonly units: readonly PollingUnit[] }) => (
  <ol class="units">
    {units.map(({ code, name, kind, aliases, unverifiedFields }) => (
      <li key={code} id={`unit-${code.slice(-3)}`}>
        <code>{code.slice(-3)}</code>
        <span>
          {name}
          {kind === "new" && <span class="note">made in June 2021</span>}
          {aliases.length > 0 && <span class="note">also {aliases.join("; ")}</span>}
          {unverifiedFields.length > 0 && (
            <span class="note">not certain: {unverifiedFields.join(", ")}</span>
          )}
        </span>
      </li>
    ))}
  </ol>
);
