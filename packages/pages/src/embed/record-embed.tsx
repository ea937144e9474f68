import type { Content, Outcome, PageDefinition } from "../page.ts";
import { cardAddress } from "./addresses.ts";
import { noEmbed } from "./no-embed.tsx";

/**
 * The card of a kind of record, made from its page: `parts/record-page.tsx` draws less where it is embedded.
 * Any identifier that leads to the page leads to the card too.
 */
export const embedOf = (page: PageDefinition): PageDefinition => ({
  pattern: cardAddress(page.pattern),
  isEmbed: true,
  ...(page.loads && { loads: true }),
  render: (values, site) => {
    const outcome = page.render(values, site);
    return outcome instanceof Promise ? outcome.then(toCard) : toCard(outcome);
  },
});

function toCard(outcome: Outcome): Outcome {
  if ("redirect" in outcome) return { redirect: cardAddress(outcome.redirect) };
  const { status = 200, title, description, address, main } = outcome;
  if (status === 300) return noEmbed(title, "Several records have this name. Write the code of one of them.");
  if (status !== 200 || address === undefined)
    return noEmbed(title, "Check the code in the address of this frame.");
  return {
    title,
    description,
    address,
    main,
    assets: ["embed.css", "embed.js"],
    isEmbed: true,
  } satisfies Content;
}
