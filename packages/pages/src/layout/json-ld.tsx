/**
 * A description of what is shown for search engines, in schema.org's words. It is data: no browser runs it.
 * With every < escaped it cannot end its element.
 */
export const JsonLd = ({ thing }: { readonly thing: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c"),
    }}
  />
);
