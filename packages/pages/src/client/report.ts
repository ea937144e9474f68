/** Puts what a person typed into the lines of a correction, and the value beside which they pressed. */
export function setUpReports(): void {
  const form = document.querySelector<HTMLFormElement>("[data-report]");
  if (form === null) return;
  const { report: title = "", lines = "" } = form.dataset;
  const write = (): void => {
    const said = [...new FormData(form).values()].map(String);
    let at = -1;
    // The lines that end with a colon are to be filled in, in the order of the fields.
    const text = lines.replace(/: $/gm, () => `: ${said[++at] ?? ""}`);
    for (const link of form.querySelectorAll<HTMLAnchorElement>("a[data-part]")) {
      const part = link.dataset["part"] ?? "";
      const own = part === "text" ? `${title}\n${text}` : text;
      link.href = link.href.replace(new RegExp(`([?&]${part}=)[^&]*`), `$1${encodeURIComponent(own)}`);
    }
    form.querySelector<HTMLElement>("[data-copy]")?.setAttribute("data-copy", `${title}\n${text}`);
  };
  form.addEventListener("input", write);
  document.addEventListener("click", ({ target }) => {
    const value =
      target instanceof Element && target.closest<HTMLElement>("[popovertarget]")?.dataset["value"];
    const field = form.querySelector<HTMLInputElement>("[name=wrong]");
    if (!value || field === null) return;
    field.value = value;
    write();
  });
}
