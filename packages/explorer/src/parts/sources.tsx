import { listSources, type Source } from "naijaref/about";
import { dateInWords } from "../words.ts";
import { Section } from "./section.tsx";

const byId = new Map<string, Source>();

function sourceOf(id: string): Source | undefined {
  if (byId.size === 0) for (const source of listSources()) byId.set(source.id, source);
  return byId.get(id);
}

/** Where a record comes from, the strongest source first. */
export const Sources = ({ ids }: { readonly ids: readonly string[] }) => (
  <Section id="sources" title="Sources">
    <ol class="sources">
      {ids.map((id) => {
        const source = sourceOf(id);
        if (source === undefined) return null;
        const { name, publisher, url, retrieved, licence } = source;
        return (
          <li key={id}>
            {url === null ? (
              name
            ) : (
              <a href={url} rel="noopener">
                {name}
              </a>
            )}
            <span class="note">
              {publisher}
              {retrieved !== null && `, copy of ${dateInWords(retrieved)}`}. Licence: {licence}.
            </span>
          </li>
        );
      })}
    </ol>
  </Section>
);
