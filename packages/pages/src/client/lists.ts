/** Lists that one can use: a field that shows only some rows, and columns that are sorted when pressed. */

/** A row is a row of a table, or an item of a list that does not only name a part of it. */
const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(list.matches("table") ? "tbody tr" : ":scope > li:not(.part)"),
];

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lets the field above a list show only the rows with what is typed. */
function setUpFilter(line: HTMLElement): void {
  const field = line.querySelector("input");
  const status = line.querySelector("[role=status]");
  const list = line.nextElementSibling;
  if (field === null || status === null || !(list instanceof HTMLElement)) return;
  let texts: readonly string[] | undefined;
  field.addEventListener("input", () => {
    const rows = rowsOf(list);
    texts ??= rows.map((row) => fold(row.textContent ?? ""));
    const words = fold(field.value).split(/\s+/);
    let shown = 0;
    for (const [at, row] of rows.entries()) {
      const text = texts[at] ?? "";
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown++;
    }
    status.textContent = field.value.trim() === "" ? "" : `${shown} of ${rows.length}`;
  });
}

const collator = new Intl.Collator("en", { numeric: true });

/** Lets the headings of a table sort it: up, then down. */
function addSorting(table: HTMLElement): void {
  const body = table.querySelector("tbody");
  const headings = [...table.querySelectorAll<HTMLElement>("thead th")];
  if (body === null) return;
  for (const [at, heading] of headings.entries()) {
    const button = heading.querySelector("button");
    if (button === null) continue;
    button.addEventListener("click", () => {
      const isUp = heading.getAttribute("aria-sort") !== "ascending";
      for (const one of headings) one.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      const sorted = rowsOf(table)
        .map((row) => ({ row, text: (row.children[at]?.textContent ?? "").replaceAll(",", "") }))
        .sort((a, b) => collator.compare(a.text, b.text) * (isUp ? 1 : -1));
      body.append(...sorted.map(({ row }) => row));
    });
  }
}

export function setUpLists(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-filter-line]")) setUpFilter(line);
  for (const table of document.querySelectorAll<HTMLElement>("[data-sort=true]")) addSorting(table);
}
