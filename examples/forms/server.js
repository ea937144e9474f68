import { Hono } from "hono";
import { html } from "hono/html";
import { lgasOfState, listStates } from "naijaref/places";
import { field, form, lga, phone, state } from "naijaref/schema";

/**
 * A form that the server renders, in Hono. It works without any script: "Show its LGAs" asks the server for
 * the next list. With the elements in the page, the same lists follow each other at once.
 */
export const app = new Hono();

const address = form({ phone: phone(), state: state(), lga: lga({ state: field("state") }) });

app.get("/", (c) => c.html(page(c.req.query(), [])));

app.post("/", async (c) => {
  const typed = await c.req.parseBody();
  const answer = address["~standard"].validate(typed);
  if (answer.issues) return c.html(page(typed, answer.issues), 422);
  return c.json(answer.value); // { phone: "+2348031234567", state: "LA", lga: "NG025011" }
});

function page(typed, issues) {
  const lgas = lgasOfState(typed.state ?? "");
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Your address</title>
        <script type="module" src="/naijaref-elements/index.js"></script>
      </head>
      <body>
        <form method="post">
          <h1>Your address</h1>
          <naija-phone name="phone" required>
            <label>Phone number <input name="phone" type="tel" value="${typed.phone ?? ""}" /></label>
          </naija-phone>
          ${problem(issues, "phone")}
          <naija-place required>
            ${select("State", "state", listStates(), typed.state)}
            ${select("LGA", "lga", lgas.ok ? lgas.value : [], typed.lga)}
          </naija-place>
          ${problem(issues, "state")} ${problem(issues, "lga")}
          <noscript><button formmethod="get" formnovalidate>Show its LGAs</button></noscript>
          <button>Send</button>
        </form>
      </body>
    </html>`;
}

const problem = (issues, name) =>
  issues.filter(({ path }) => path?.[0] === name).map(({ message }) => html`<p role="alert">${message}</p>`);

const select = (label, name, records, chosen) =>
  html`<label
    >${label}
    <select name="${name}">
      <option value="">Choose one</option>
      ${records.map(
        (one) =>
          html`<option value="${one.code}" ${one.code === chosen ? "selected" : ""}>${one.name}</option>`,
      )}
    </select></label
  >`;
