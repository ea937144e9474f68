import { hasApi, type Site } from "../page.ts";
import type { ForProgramsProps } from "./for-programs.tsx";

/** What can be done with a record, always in the same place: below its name. */
export const Actions = ({
  site,
  json,
  files = [],
}: Pick<ForProgramsProps, "json" | "files"> & { readonly site: Site }) => (
  <div class="actions">
    <button type="button" class="quiet-button share if-script" data-share>
      Copy link
    </button>
    {hasApi(site) && (
      <a class="quiet-button embed-action" href="#embed">
        Embed
      </a>
    )}
    {hasApi(site) && (
      <details class="menu" data-menu>
        <summary>Download</summary>
        <ul>
          {files.map(([name, address]) => (
            <li key={name}>
              <a href={address}>{name}</a>
            </li>
          ))}
          <li>
            <a href={json}>JSON</a>
          </li>
        </ul>
      </details>
    )}
    <a class="quiet-button" href="#correct">
      Report an error
    </a>
  </div>
);
