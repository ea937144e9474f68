const ELEMENTS = ":where(naija-place,naija-bank,naija-phone,naija-account)";

/**
 * Without weight (`:where`), so that any rule of the page wins. Colours are the browser's own, light or dark.
 */
const CSS = `
${ELEMENTS}{display:grid;gap:var(--naija-gap,.875rem)}
:where(naija-place){grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));align-items:end}
${ELEMENTS}+${ELEMENTS}{margin-block-start:1rem}
${ELEMENTS} :where([part~=field],label:has(>[part~=control])){display:grid;gap:.375rem}
${ELEMENTS} :where([part~=label]){font-weight:500}
${ELEMENTS} :where([part~=control]){font:inherit;box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;color:FieldText;background:var(--naija-background,Field);border:1px solid var(--naija-border,GrayText);border-radius:var(--naija-radius,.5rem)}
${ELEMENTS} :where([part~=control]:focus-visible,[part~=locate]:focus-visible){outline:3px solid var(--naija-focus,Highlight);outline-offset:1px}
${ELEMENTS} :where([part~=control]:disabled){opacity:.6}
${ELEMENTS} :where([aria-invalid=true]){border-color:var(--naija-error,light-dark(#b3261e,#ffb4ab));border-inline-start-width:4px}
${ELEMENTS} :where([part~=message]){grid-column:1/-1;margin:-.5rem 0 0;min-block-size:1.5em;font-size:.9375em;line-height:1.5;color:var(--naija-error,light-dark(#b3261e,#ffb4ab))}
${ELEMENTS} :where([part~=notice]){color:inherit}
:where(naija-bank){position:relative}
:where(naija-bank) :where([part~=panel]){position:absolute;z-index:10;box-sizing:border-box;overflow:auto;overscroll-behavior:contain;color:FieldText;background:var(--naija-background,Field);border:1px solid var(--naija-border,GrayText);border-radius:var(--naija-radius,.5rem);box-shadow:0 .5rem 1.5rem rgb(0 0 0/.2)}
:where(naija-bank) :where([part~=list]){margin:0;padding:0;list-style:none}
:where(naija-bank) :where([part~=option]){box-sizing:border-box;min-block-size:3rem;padding:.375rem .75rem;display:flex;flex-direction:column;justify-content:center;font-weight:400;line-height:1.25;cursor:pointer}
:where(naija-bank) :where([part~=option]:hover){background:color-mix(in srgb,currentColor 8%,transparent)}
:where(naija-bank) :where([part~=option][aria-selected=true]){background:color-mix(in srgb,currentColor 14%,transparent);box-shadow:inset 3px 0 var(--naija-focus,Highlight)}
:where(naija-bank) :where([part~=detail]){font-size:.875em;opacity:.75}
:where(naija-bank) :where([part~=note]){margin:0;padding:.75rem;font-size:.9375em}
:where(naija-bank) :where([part~=note]:empty){padding:0}
:where(naija-bank) :where([hidden]){display:none}
${ELEMENTS} :where([part~=locate]){justify-self:start;font:inherit;min-block-size:2.75rem;padding:.5rem 1rem;color:inherit;background:none;border:1px solid var(--naija-border,GrayText);border-radius:var(--naija-radius,.5rem);cursor:pointer}
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
