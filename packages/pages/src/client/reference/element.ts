/** An element with a text and a class. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
  className = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}
