import { createHash } from "node:crypto";
import { counts, dataVersion } from "naijaref/about";
import { listBanks } from "naijaref/banks";
import { listLocalities } from "naijaref/localities";
import { getState, listLgas } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { htmlOf, openPage, state } from "../../../tests/library/open-page.ts";
import { contentSecurityPolicy, findPage, pageAddresses, type RenderedPage, renderFailure } from "./index.ts";

const addresses = pageAddresses();
const isRecord = (address: string): boolean =>
  /^\/(states|lgas|wards|localities|constituencies|banks)\/./.test(address);

const sample = addresses.filter((address, at) => !isRecord(address) || at % 60 === 0);

/** The parts of a page that it leads to and does not have. */
const missingParts = (html: string): readonly string[] =>
  [...html.matchAll(/ href="#([^"]+)"/g)]
    .map(([, part = ""]) => part)
    .filter((part) => !html.includes(` id="${part}"`));

/** What the policy of the pages forbids: styles and scripts in the page, but for the style whose sum it has. */
function forbiddenIn(page: string): readonly string[] {
  const [whole = "", style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  const isAllowed = contentSecurityPolicy.includes(`'sha256-${hash}'`);
  return (isAllowed ? page.replace(whole, "") : page).match(FORBIDDEN) ?? [];
}

const FORBIDDEN =
  /\sstyle="|\son\w+="|<style|<script(?! type="application\/ld\+json"| type="module" src="\/assets\/)/g;

describe("the pages", () => {
  it("has one page for each record, without duplicate addresses", () => {
    const { states, lgas, wards, ...others } = counts;
    const institutions = listBanks({ active: false }).length;
    const seats = others.senatorialDistricts + others.federalConstituencies + others.stateConstituencies;
    expect(addresses.filter(isRecord)).toHaveLength(
      states + lgas + wards + listLocalities().length + seats + institutions,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("have a title, a description and a canonical address, lead somewhere, and keep to the policy", async () => {
    for (const address of sample) {
      const page = (await openPage(address)) as RenderedPage;
      expect([address, page.status]).toEqual([address, 200]);
      expect(page.html).toContain(`<link rel="canonical" href="${address.replaceAll("&", "&amp;")}"`);
      expect(page.html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(page.html.match(/<h1/g)).toHaveLength(1);
      expect([address, linksOf(page.html).filter((link) => !leadsSomewhere(link))]).toEqual([address, []]);
      expect([address, missingParts(page.html)]).toEqual([address, []]);
      expect([address, forbiddenIn(page.html)]).toEqual([address, []]);
    }
  });

  it("of each kind and status of institution lead to the list that has it", async () => {
    const kinds = new Map(listBanks({ active: false }).map((bank) => [`${bank.type} ${bank.status}`, bank]));
    expect(kinds.size).toBeGreaterThan(10);
    for (const [kind, { id }] of kinds) {
      const [, list = ""] = /href="(\/banks\?type=\w+)"/.exec(await htmlOf(`/banks/${id}`)) ?? [];
      expect([kind, (await htmlOf(list)).includes(`href="/banks/${id}"`)]).toEqual([kind, true]);
    }
  });
});

const linksOf = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));

/** The links of all pages so far, which are mostly the same. */
const known = new Map<string, boolean>();

function leadsSomewhere(link: string): boolean {
  const leads =
    known.get(link) ?? (/^\/(v1|assets)\//.test(link) || findPage(link.split("?")[0] ?? "") !== undefined);
  known.set(link, leads);
  return leads;
}

describe("an address", () => {
  it.each([
    ["/states/NG-LA", "/states/lagos"],
    ["/lgas/LA/Ikeja", "/lgas/lagos/ikeja"],
    ["/wards/24%2F11%2F01", "/wards/24-11-01"],
    ["/banks/058", "/banks/gtbank"],
    ["/checkout", "/form#controls"],
    ["/library", "/v1/docs#library"],
    ["/area-codes", "/codes#area-codes"],
    ["/constituencies?kind=federal_constituency&state=LA", "/constituencies?kind=federal_constituency#lagos"],
    ["/compare/Ikeja/Surulere", "/compare/ikeja/surulere"],
  ])("%s leads to %s", async (target, redirect) => {
    expect(await openPage(target)).toEqual({ redirect });
  });

  it.each([
    [300, "/lgas/Surulere", ["/lgas/lagos/surulere", "/lgas/oyo/surulere"]],
    [404, "/lgas/lagos/ikejaa", ["/lgas/lagos/ikeja"]],
    // Its code has a ward, which is what a voter needs of it.
    [404, "/polling-units/24-11-01-999", ["/vote/24-11-01-999"]],
  ])("of several records, or of none, is answered with %i and links: %s", async (status, target, links) => {
    const page = (await openPage(target)) as RenderedPage;
    expect(page.status).toBe(status);
    expect(linksOf(page.html)).toEqual(expect.arrayContaining(links));
  });

  it.each(["/check/account?account=12ab", "/read/phone?phone=0803", "/where?lat=a&lon=3", "/vote?at=24-99"])(
    "%s with a wrong value says so in the title, and at the field, which leads to why",
    async (address) => {
      const { html, title } = (await openPage(address)) as RenderedPage;
      expect(title).toMatch(/^Error: /);
      const [field = ""] = /<input[^>]*aria-invalid="true"[^>]*>/.exec(html) ?? [];
      const described = /aria-describedby="([^"]+)"/.exec(field)?.[1]?.split(" ") ?? ["nothing"];
      for (const id of described) expect([id, html.includes(`id="${id}"`)]).toEqual([id, true]);
    },
  );

  it("never puts markup of a person into a page", async () => {
    const text = '"><script>alert(1)</script>';
    for (const target of [`/states/${encodeURIComponent(text)}`, `/search?q=${encodeURIComponent(text)}`]) {
      expect(await htmlOf(target)).not.toContain("<script>alert");
    }
    expect(renderFailure({ status: 404, message: text }, state)).not.toContain("<script>alert");
  });
});

describe("a record's page", () => {
  it("says in plain words what is not certain, and marks the value", async () => {
    // Whichever it is: an unverified value may be corrected on any day.
    const lga = listLgas().find(({ unverifiedFields }) => unverifiedFields.includes("headquarters"));
    if (lga === undefined) throw new Error("no headquarters is unverified: take another field");
    const html = await htmlOf(`/lgas/${getState(lga.stateCode)?.slug}/${lga.slug}`);
    expect(html).toContain("Not certain:</strong> headquarters. Only one source says so");
    expect(html).toContain(`Headquarters</dt><dd>${lga.headquarters}<a class="unsure"`);
  });

  it("says for which seats a place votes, and how much of an LGA belongs to each", async () => {
    const text = (await htmlOf("/lgas/lagos/ikeja")).replace(/<[^>]+>/g, " ").replace(/ +/g, " ");
    expect(text).toMatch(
      /Senate Lagos West SD072 House of Reps Ikeja FC236 Assembly Ikeja I 5 of its 10 wards SC652/,
    );
  });

  it("says where to send a correction, filled in where the repository is known", async () => {
    // An operator who names nobody has no button.
    expect(await htmlOf("/wards/24-11-01")).not.toContain("Something wrong?");
    const known = {
      ...state,
      repositoryUrl: "https://git.example/naijaref",
      publicUrl: "https://naijaref.example",
    };
    const html = await htmlOf("/wards/24-11-01", known);
    expect(html).toContain(
      'href="https://git.example/naijaref/issues/new?title=Correction%3A%20Ward%20Anifowoshe',
    );
    expect(html).toContain('rel="canonical" href="https://naijaref.example/wards/24-11-01"');
    expect(html).toContain("curl https://naijaref.example/v1/wards/24-11-01");
  });

  it("says how to cite it: its address, and the edition of the data", async () => {
    const known = { ...state, publicUrl: "https://naijaref.example" };
    const html = await htmlOf("/banks/gtbank", known);
    expect(html).toContain(
      `“GTBank” (gtbank). Data version ${dataVersion}, CC BY 4.0. https://naijaref.example/banks/gtbank</code>`,
    );
    expect(html).toContain("url = {https://naijaref.example/banks/gtbank},");
    // On a host that has other pages beside these, the path of the host is in it once.
    const below = { publicUrl: "https://pages.example/naijaref", staticHost: { base: "/naijaref" } };
    expect(await htmlOf("/banks/gtbank", { ...state, ...below })).toContain(
      "url = {https://pages.example/naijaref/banks/gtbank/},",
    );
  });

  it("finds a town by its name, and asks which of several", async () => {
    expect(await openPage("/localities/ajah")).toMatchObject({
      redirect: expect.stringContaining("/localities/LC"),
    });
    expect(await htmlOf("/localities/lekki")).toContain("Which Lekki?");
    expect(await htmlOf("/localities/aja-zzz")).toContain("There is no town or quarter");
    expect(await openPage("/localities?state=LA")).toEqual({ redirect: "/localities?state=lagos" });
    expect(await openPage("/localities?state=zzz")).toEqual({ redirect: "/localities" });
  });

  it("describes the record for search engines", async () => {
    const html = await htmlOf("/lgas/lagos/ikeja");
    const [, json = ""] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "AdministrativeArea",
      name: "Ikeja",
      containedInPlace: { name: "Lagos", containedInPlace: { "@type": "Country", name: "Nigeria" } },
    });
  });
});
