/*
 * What the page does in a browser: fills in the address of the service, writes examples in the language that
 * is chosen, copies them, shows sample answers, asks the service, finds operations, and marks in the contents
 * what is being read. Plain JavaScript: its test is a browser.
 */
const HEADERS = ["content-type", "etag", "cache-control", "ratelimit", "ratelimit-policy", "retry-after"];
const LINES = 400;

const all = (selector, within = document) => [...within.querySelectorAll(selector)];

for (const base of all(".base")) base.textContent = location.origin;

// A program reads JSON, except where the example asks for another format.
const reads = (url, json, text) => (/format=(csv|ndjson)/.test(url) ? text : json);
const LANGUAGES = {
  curl: (url) => `curl "${url}"`,
  JavaScript: (url) =>
    'const response = await fetch("' +
    url +
    '");\nconst answer = await response.' +
    reads(url, "json()", "text()") +
    ";",
  Python: (url) => `import requests\n\nanswer = requests.get("${url}").${reads(url, "json()", "text")}`,
};

const languages = all(".language");
for (const choice of languages)
  choice.append(...Object.keys(LANGUAGES).map((name) => element("option", name)));

function writeExamples(language) {
  for (const choice of languages) choice.value = language;
  for (const command of all(".examples li > code")) {
    const link = command.querySelector("a");
    const [before, after] = LANGUAGES[language](link.href).split(link.href);
    command.replaceChildren(
      before,
      element("span", location.origin, "base"),
      document.createElement("wbr"),
      link,
      after,
    );
  }
}

for (const panel of all(".panel")) {
  const lists = all(".words details .fields", panel.parentElement);
  if (lists.length > 0) panel.append(sampleOf(lists[0], panel.dataset.shape === "list"));
}

/** A record with the examples of its fields, as the documentation beside it lists them. */
function sampleOf(list, isList) {
  const record = {};
  for (const field of list.children) {
    const path = field.querySelector("dt code").textContent.split(".");
    const example = field.querySelector("dd > .note code")?.textContent;
    const isText = field.querySelector(".type").textContent.startsWith("string");
    let place = record;
    for (const step of path.slice(0, -1)) {
      const name = step.replace("[]", "");
      if (step === name) place = place[name] = Object(place[name]);
      else {
        if (!place[name]?.[0]) place[name] = [{}];
        place = place[name][0];
      }
    }
    place[path.at(-1)] = example === undefined ? {} : isText ? example : JSON.parse(example);
  }
  const sample = element("details", "", "sample");
  sample.open = innerWidth >= 1216;
  const pre = element("pre");
  pre.tabIndex = 0;
  paint(pre, JSON.stringify(isList ? { count: 1, data: [record] } : { data: record }, null, 2));
  sample.append(element("summary", "A sample answer"), pre);
  return sample;
}

const finder = document.querySelector(".find input");
finder.addEventListener("input", () => {
  const words = finder.value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const operation of all(".operation")) {
    const about = [".words h3", ".path", ".words > p:nth-of-type(2)"].map(
      (part) => operation.querySelector(part).textContent,
    );
    const text = `${operation.id} ${about.join(" ")}`.toLowerCase();
    const fits = words.every((word) => text.includes(word));
    if (fits) found++;
    operation.hidden = !fits;
    for (const link of all(`a[href="#${operation.id}"]`))
      if (link.closest("li")) link.closest("li").hidden = !fits;
  }
  for (const section of all(".conventions")) section.hidden = finder.value !== "";
  for (const domain of all(".domain")) domain.hidden = !domain.querySelector(".operation:not([hidden])");
  document.querySelector(".find [role=status]").textContent =
    finder.value && found + (found === 1 ? " operation" : " operations");
});

document.addEventListener("click", ({ target }) => {
  if (target.matches(".copy")) copy(target);
  if (target.matches(".fill")) tryExample(target);
});

document.addEventListener("change", ({ target }) => {
  if (target.matches(".language")) writeExamples(target.value);
});

// An answer does not stand beside values that cannot be sent.
document.addEventListener(
  "invalid",
  ({ target }) => {
    target.form.querySelector(".answer")?.remove();
    target.form.querySelector("[role=status]").textContent = "";
  },
  true,
);

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
    // Browsers lend the clipboard to secure pages only: elsewhere the command is selected for the person to
    // copy.
    getSelection().selectAllChildren(command);
    button.textContent = "Selected";
  }
  setTimeout(() => {
    button.textContent = "Copy";
  }, 2000);
}

function tryExample(button) {
  const form = button.closest(".panel").querySelector("form");
  const values = JSON.parse(button.dataset.values);
  for (const control of form.elements) if (control.name) control.value = values[control.name] ?? "";
  form.requestSubmit();
}

function addressOf(form) {
  const query = new URLSearchParams();
  let path = form.getAttribute("data-path");
  for (const { name, value } of form.elements) {
    const slot = `{${name}}`;
    if (path.includes(slot)) path = path.replace(slot, () => encodeURIComponent(value));
    else if (name && value) query.append(name, value);
  }
  return [path, String(query)].filter(Boolean).join("?");
}

async function ask(form) {
  const address = addressOf(form);
  const state = form.querySelector("[role=status]");
  const asked = (state.asked ?? 0) + 1;
  state.asked = asked;
  state.textContent = "Asking …";
  const started = performance.now();
  try {
    const response = await fetch(address, { cache: "no-cache" });
    const body = await response.text();
    const took = performance.now() - started;
    if (state.asked === asked) show(form, address, response, body, took);
  } catch {
    if (state.asked === asked) state.textContent = "No answer: the service cannot be reached.";
  }
}

function show(form, address, response, body, took) {
  const status = element("span", String(response.status), `status ${response.ok ? "good" : "bad"}`);
  const size = new TextEncoder().encode(body).length.toLocaleString("en");
  form.querySelector("[role=status]").replaceChildren(status, ` in ${Math.round(took)} ms, ${size} bytes`);

  const answer = document.getElementById("answer").content.cloneNode(true).firstElementChild;
  for (const name of HEADERS.filter((name) => response.headers.has(name))) {
    const line = element("div");
    line.append(element("dt", `${name}: `), element("dd", response.headers.get(name)));
    answer.querySelector(".headers").append(line);
  }
  const lines = readable(body).split("\n");
  paint(answer.querySelector("pre"), lines.slice(0, LINES).join("\n"));
  const whole = element("a", "Open the answer");
  whole.href = address;
  const left = lines.length - LINES;
  answer
    .querySelector(".more")
    .append(...(left > 0 ? [`${left.toLocaleString("en")} more lines. `] : []), whole);
  form.querySelector(".answer")?.remove();
  form.append(answer);
  if (answer.getBoundingClientRect().top > innerHeight / 2) form.querySelector(".send").scrollIntoView();
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

const links = new Map(all(".contents a").map((link) => [document.querySelector(link.hash), link]));

function markWhatIsRead() {
  const begun = [...links.keys()].filter((part) => part.getBoundingClientRect().top < innerHeight / 3);
  for (const link of links.values()) link.removeAttribute("aria-current");
  links.get(begun.at(-1))?.setAttribute("aria-current", "location");
}

addEventListener("scroll", markWhatIsRead, { passive: true });
markWhatIsRead();
