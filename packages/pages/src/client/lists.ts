/** Lists that one can use: a field that shows only some rows, and columns that are sorted when pressed. */

/** A row is a row of a table, or an item of a list that does not only name a part of it. */
const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(
    list.matches("table") ? "tbody tr" : list.matches(".folds") ? "li" : ":scope > li:not(.part)",
  ),
];

/** With more rows than this, folds only say how many each has. */
const FEW = 80;

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Lets the field above a list show only the rows with what is typed, and open the folds that have some. */
function setUpFilter(line: HTMLElement): void {
  const field = line.querySelector("input");
  const status = line.querySelector("[role=status]");
  const list = line.nextElementSibling;
  if (field === null || status === null || !(list instanceof HTMLElement)) return;
  let rows: readonly { readonly row: HTMLElement; readonly text: string }[] | undefined;
  const folds = [...list.querySelectorAll<HTMLDetailsElement>(":scope > .fold")].map((group) => ({
    group,
    own: rowsOf(group.closest<HTMLElement>(".folds") ?? group).filter((row) => group.contains(row)),
    note: group.querySelector("summary .note"),
    wasOpen: group.open,
  }));
  field.addEventListener("input", () => {
    rows ??= rowsOf(list).map((row) => ({
      row,
      // What finds a row and is not shown in it: its fold, the fields and the errors of an operation.
      text: fold(
        `${row.textContent} ${row.closest(".fold")?.querySelector("h2")?.textContent ?? ""} ${row.dataset["words"] ?? ""}`,
      ),
    }));
    const isAsked = field.value.trim() !== "";
    const words = fold(field.value).split(/\s+/);
    let shown = 0;
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown++;
    }
    for (const { group, own, note, wasOpen } of folds) {
      const some = own.filter(({ hidden }) => !hidden).length;
      group.hidden = some === 0;
      group.open = isAsked ? some > 0 && shown <= FEW : wasOpen;
      if (note !== null) note.textContent = isAsked ? `${some} of ${own.length}` : String(own.length);
    }
    const said = shown === 0 ? "None: try another word" : `${shown} of ${rows.length}`;
    status.textContent = isAsked ? said : "";
  });
}

function addSorting(table: HTMLElement): void {
  const collator = new Intl.Collator("en", { numeric: true });
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
