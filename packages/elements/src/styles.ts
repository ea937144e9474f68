const ELEMENTS = ":where(naija-place,naija-bank,naija-phone,naija-account)";

/**
 * Without weight (`:where`), so that any rule of the page wins. Colours are the browser's own, light or dark.
 */
const CSS = `
${ELEMENTS}{display:grid;gap:var(--naija-gap,.875rem)}
:where(naija-place){grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));align-items:end}
${ELEMENTS} :where([part~=field],label:has(>[part~=control])){display:grid;gap:.375rem}
${ELEMENTS} :where([part~=label]){font-weight:500}
${ELEMENTS} :where([part~=control]){font:inherit;box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;color:FieldText;background:var(--naija-background,Field);border:1px solid var(--naija-border,GrayText);border-radius:var(--naija-radius,.5rem)}
${ELEMENTS} :where([part~=control]:focus-visible,[part~=locate]:focus-visible){outline:3px solid var(--naija-focus,Highlight);outline-offset:1px}
${ELEMENTS} :where([part~=control]:disabled){opacity:.6}
${ELEMENTS} :where([aria-invalid=true]){border-color:var(--naija-error,light-dark(#b3261e,#ffb4ab));border-inline-start-width:4px}
${ELEMENTS} :where([part~=message]){grid-column:1/-1;margin:-.5rem 0 0;font-size:.9375em;color:var(--naija-error,light-dark(#b3261e,#ffb4ab))}
${ELEMENTS} :where([part~=message]:empty){display:none}
${ELEMENTS} :where([part~=locate]){justify-self:start;grid-column:1/-1;font:inherit;min-block-size:2.75rem;padding:.5rem 1rem;color:inherit;background:none;border:1px solid var(--naija-border,GrayText);border-radius:var(--naija-radius,.5rem);cursor:pointer}
`;

let sheet: CSSStyleSheet | undefined;

/** Gives a document or a shadow tree the style of the elements, once. */
export function adoptStyle(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  // Before the page's own adopted sheets, so that the page has the last word.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
