/**
 * What the page does in a browser: fills in the address of the service, copies commands, asks the service, and
 * marks in the contents what is being read. Plain JavaScript, for it travels as it stands; its test is a browser.
 */
export const script = String.raw`
const HEADERS = ["content-type", "etag", "cache-control", "ratelimit", "ratelimit-policy", "retry-after"];
const LINES = 400;

for (const base of document.querySelectorAll(".base")) base.textContent = location.origin;

document.addEventListener("click", ({ target }) => {
  if (target.matches(".copy")) copy(target);
  if (target.matches(".fill")) tryExample(target);
});

document.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(event.target);
});

async function copy(button) {
  const command = button.closest("li").querySelector("code");
  try {
    await navigator.clipboard.writeText(command.textContent);
    button.textContent = "Copied";
  } catch {
    // Browsers lend the clipboard to secure pages only: elsewhere the command is selected for the person to copy.
    getSelection().selectAllChildren(command);
    button.textContent = "Selected";
  }
  setTimeout(() => { button.textContent = "Copy"; }, 2000);
}

function tryExample(button) {
  const form = button.closest(".panel").querySelector("form");
  const values = JSON.parse(button.dataset.values);
  for (const control of form.elements) if (control.name) control.value = values[control.name] ?? "";
  form.requestSubmit();
}

function addressOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const { name, value } of form.elements) {
    const slot = "{" + name + "}";
    if (path.includes(slot)) path = path.replace(slot, () => encodeURIComponent(value));
    else if (name && value) query.append(name, value);
  }
  return [path, String(query)].filter(Boolean).join("?");
}

async function ask(form) {
  const address = addressOf(form);
  const asked = String(Number(form.dataset.asked ?? 0) + 1);
  form.dataset.asked = asked;
  const state = form.querySelector("[role=status]");
  state.textContent = "Asking …";
  const started = performance.now();
  try {
    const response = await fetch(address, { cache: "no-cache" });
    const body = await response.text();
    const took = performance.now() - started;
    if (form.dataset.asked === asked) show(form, address, response, body, took);
  } catch {
    if (form.dataset.asked === asked) state.textContent = "No answer: the service cannot be reached.";
  }
}

function show(form, address, response, body, took) {
  const status = element("span", String(response.status), "status " + (response.ok ? "good" : "bad"));
  const size = new TextEncoder().encode(body).length.toLocaleString("en");
  form.querySelector("[role=status]").replaceChildren(status, " in " + Math.round(took) + " ms, " + size + " bytes");

  const answer = document.getElementById("answer").content.cloneNode(true).firstElementChild;
  for (const name of HEADERS.filter((name) => response.headers.has(name))) {
    const line = element("div");
    line.append(element("dt", name + ": "), element("dd", response.headers.get(name)));
    answer.querySelector(".headers").append(line);
  }
  const lines = readable(body).split("\n");
  paint(answer.querySelector("pre"), lines.slice(0, LINES).join("\n"));
  const whole = element("a", "Open the answer");
  whole.href = address;
  const left = lines.length - LINES;
  answer.querySelector(".more").append(...(left > 0 ? [left.toLocaleString("en") + " more lines. "] : []), whole);
  form.querySelector(".answer")?.remove();
  form.append(answer);
}

function readable(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function paint(pre, json) {
  let from = 0;
  for (const { 0: token, 1: text, 2: colon, index } of json.matchAll(/("(?:[^"\\]|\\.)*")(:?)|[\w.+-]+/g)) {
    if (colon) continue;
    pre.append(json.slice(from, index), element("span", token, text ? "text" : "value"));
    from = index + token.length;
  }
  pre.append(json.slice(from));
}

function element(name, text = "", className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

const links = new Map(
  [...document.querySelectorAll(".contents a")].map((link) => [document.querySelector(link.hash), link]),
);

function markWhatIsRead() {
  const begun = [...links.keys()].filter((part) => part.getBoundingClientRect().top < innerHeight / 3);
  for (const link of links.values()) link.removeAttribute("aria-current");
  links.get(begun.at(-1))?.setAttribute("aria-current", "location");
}

addEventListener("scroll", markWhatIsRead, { passive: true });
markWhatIsRead();
`;
