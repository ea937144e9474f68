import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

/** The pages and documents that people, browsers and search engines ask for: fields, redirects and frames. */

const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

const open = (target: string, accept = BROWSER): Promise<Response> => ask(target, { Accept: accept });

it.each([
  ["/", "text/html", "Find a place, bank or number"],
  ["/docs", "text/html", "<h1>API reference</h1>"],
  ["/openapi.json", "application/json", '"openapi":"3.1.0"'],
  ["/v1", "application/json", '"path":"/v1/states"'],
  ["/llms.txt", "text/plain", "- [GET /v1/states](/v1/states)"],
  ["/robots.txt", "text/plain", "Sitemap: https://api.example.ng/sitemap.xml"],
  ["/favicon.ico", "image/svg+xml", "<svg"],
  ["/sitemap.xml", "application/xml", "<loc>https://api.example.ng/wards/24-11-01</loc>"],
  ["/states/lagos", "text/html", "<h1"],
  // Its page names it for social networks, and who drew the outlines goes with it wherever it is copied to.
  [
    "/wards/24-11-01",
    "text/html",
    'property="og:image" content="https://api.example.ng/pictures/NG025011.png"',
  ],
  ["/pictures/NG025011.png", "image/png", "tEXtCopyright\0Borders: Surveyor General (OSGOF)"],
  ["/pictures/NG.png", "image/png", "CC BY-IGO 3.0"],
])("answers %s as %s, and 304 to who has it", async (target, type, words) => {
  const response = await open(target);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining(type),
  ]);
  expect(
    Buffer.from(await response.arrayBuffer()).toString(type === "image/png" ? "latin1" : "utf8"),
  ).toContain(words);
  const again = await ask(target, { "If-None-Match": response.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

it.each([
  ["/states/LA", "/states/lagos"],
  ["/embed/lgas/NG025011", "/embed/lgas/lagos/ikeja"],
  ["/vote?at=24-11-01-998", "/vote/24-11-01-998"],
])("leads from %s to %s", async (target, to) => {
  const answer = await open(target);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
});

// What a browser without script gets: the whole answer, and the question in its field.
it.each<[target: string, ...words: string[]]>([
  ...[
    ["senatorial district surulere", "Lagos Central"],
    ["gtb code", "058"],
    ["0803", "MTN number"],
    ["24-11-01-007", "In Front of No. 5 Nurudeen St."],
    ["zzzzqqqq", "Nothing has a name like this"],
  ].map(([q = "", words = ""]): [string, string, string] => [`/search?q=${q}`, `value="${q}"`, words]),
  [
    "/states/federal-capital-territory",
    "The territory has no House of Assembly, so it has no state constituencies.",
  ],
  ["/check/account?bank=011", '<option value="first-bank" selected'],
  ["/vote?at=---", "code on your voter’s card"],
  ["/vote?at=99-01-01-001", "No state has this number"],
  ["/vote?at=24-11-99-001", "Ikeja has no ward with this number"],
  [
    "/vote?at=open olayemi",
    "<title>Error: ",
    'aria-invalid="true"',
    'href="/vote?at=open%20olayemi%2C%20Kano"',
  ],
  ["/vote?at=12 Allen Avenue, Ikeja, Lagos", 'href="/vote/24-11-'],
  ["/vote/24-11-01-998", "may have made it since", ">Assembly</span>"],
  ["/polling-units/02-09-05-009", "is of an older list of INEC", "has the code 02-09-06-008 now"],
  ["/map?of=towns", 'role="alert">There is no map of “towns”'],
  ["/map?of=senatorial_districts&colour=wards", "104 to 172</li>", "Abia North: 57 wards</title>"],
])("says to %s %s", async (target, ...words) => {
  const html = await (await open(target)).text();
  for (const one of words) expect([one, html.includes(one)]).toEqual([one, true]);
});

it("lists every page in the sitemap", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(12_000);
});

it("keeps what was typed private, and pages under the policy", async () => {
  for (const target of ["/search?q=surulere", "/check/account?account=0000014579&bank=first-bank"])
    expect([target, (await open(target)).headers.get("cache-control")]).toEqual([target, "no-store"]);
  const { headers } = await open("/check/account");
  expect(headers.get("cache-control")).toContain("public");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
});

it.each<readonly [target: string, accept: string, type: string, words: string]>([
  ["/nowhere", BROWSER, "text/html; charset=utf-8", "<h1>There is no page here</h1>"],
  // What the parts of an address name is offered; what the search is not sure of is not.
  ...["/lagos/ikeja", "/lga/ikeja", "/states/lagos/ikeja?from=a-note"].map(
    (path) => [path, BROWSER, "text/html; charset=utf-8", '<a href="/lgas/lagos/ikeja">Ikeja</a>'] as const,
  ),
  ["/gtbank", BROWSER, "text/html; charset=utf-8", '<a href="/banks/gtbank">GTBank</a>'],
  ["/account", BROWSER, "text/html; charset=utf-8", '<a href="/check/account">'],
  ["/en/states/kano", BROWSER, "text/html; charset=utf-8", '<a href="/states/kano">Kano</a>'],
  ["/STATES/LAGOS", BROWSER, "text/html; charset=utf-8", '<a href="/states/lagos">Lagos</a>'],
  // Of a raw request: no browser sends what is behind this sign.
  ["/lagos/ikeja#%zz", BROWSER, "text/html; charset=utf-8", '<a href="/lgas/lagos/ikeja">Ikeja</a>'],
  ["/lagos/ikeja/a/b", BROWSER, "text/html; charset=utf-8", "<h1>There is no page here</h1>"],
  ["/lagos/ikeja", "*/*", "application/json; charset=utf-8", "not_found"],
  ["/nowhere", "*/*", "application/json; charset=utf-8", "not_found"],
  ["/v1/nowhere", BROWSER, "application/json; charset=utf-8", "not_found"],
  ["/assets/..%2Findex.js", "*/*", "application/json; charset=utf-8", "not_found"],
  ...["24-11-01", "nowhere", "NG025999"].map(
    (code) => [`/pictures/${code}.png`, "*/*", "application/json; charset=utf-8", "not_found"] as const,
  ),
])("answers 404 to %s, asked for as %s, as %s", async (target, accept, type, words) => {
  const response = await open(target, accept);
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...{ "content-type": type, "cache-control": "no-store" },
  });
  expect(await response.text()).toContain(words);
});

describe("a card or map for other people's pages", () => {
  const framingOf = ({ headers }: Response): string | undefined =>
    /frame-ancestors [^;]+/.exec(headers.get("content-security-policy") ?? "")?.[0];

  it.each([
    ...[
      "map",
      "map?of=lgas&colour=wards",
      "map?state=lagos",
      "lgas/lagos/ikeja",
      "polling-units/24-11-01-007",
    ],
    ...["constituencies/FC236", "banks/gtbank", "plate-codes/KJA"],
  ])("may be framed by any page, leads to the whole page and has no menu: /embed/%s", async (path) => {
    const answer = await open(`/embed/${path}`);
    expect([answer.status, framingOf(answer)]).toEqual([200, "frame-ancestors *"]);
    expect(answer.headers.get("x-frame-options")).toBeNull();
    const html = await answer.text();
    const [, whole = ""] = /<link rel="canonical" href="https:..api.example.ng([^"]+)"/.exec(html) ?? [];
    expect((await open(whole.replaceAll("&amp;", "&"))).status).toBe(200);
    expect(html).toContain(`${whole}">Open the whole page</a>`);
    expect(html).toContain('<base target="_blank"');
    expect(html).toMatch(/Sources?: |Borders: /);
    expect(html).not.toMatch(/<header class="site-header"|<nav/);
  });

  it.each([...["/", "/banks/gtbank", "/check/account", "/v1/docs", "/v1/banks/gtbank", "/embed/nothing"]])(
    "is the only kind of page that may be framed, not %s",
    async (path) => {
      expect(framingOf(await open(path))).toBe("frame-ancestors 'none'");
    },
  );

  it.each([
    ["banks/no-such-bank", "No such bank"],
    ["lgas/surulere", "Several records have this name"],
    ["map?of=towns", "There are maps of states"],
    ["map?colour=purple", "has no colours for “purple”: it has zone"],
  ])("says in the frame what is wrong with its address: /embed/%s", async (path, said) => {
    const answer = await open(`/embed/${path}`);
    expect([answer.status, framingOf(answer)]).toEqual([404, "frame-ancestors *"]);
    expect(await answer.text()).toContain(said);
  });
});
