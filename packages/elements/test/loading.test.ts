import { beforeAll, describe, expect, it } from "vitest";
import { withoutChromium } from "../../server/test/chromium.ts";
import { type RunningService, startService } from "../../server/test/service.ts";
import { choices, openElements, pageOf, sent, until } from "./open-elements.ts";

/** What the elements load, and when. */

const pages: Record<string, string> = {
  "/labels": pageOf(`<label for="phone">Your phone</label><naija-phone id="phone" name="phone"></naija-phone>
    <label>Your bank <naija-bank name="bank"></naija-bank></label>`),
  "/locate": pageOf(`<naija-place name="place" levels="state lga ward" locate></naija-place>`),
};

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages, frameworks: true });

  it.each(["/locate", "/plain/"])("load the wards when an LGA is chosen, not before: %s", async (path) => {
    const context = await elements.newContext();
    const opened = await context.newPage();
    let hasWards = false;
    opened.on("response", async (response) => {
      // Names of wards are coded. Codes of wards are not.
      if ((await response.text()).includes("001-01-01")) hasWards = true;
    });
    await opened.goto(elements.url + path);
    await opened.getByLabel("State").selectOption("Lagos");
    await until(() => choices(opened, "Local government area")).toBe(21);
    await opened.waitForLoadState("networkidle");
    expect(hasWards).toBe(false);
    await opened.getByLabel("Local government area").selectOption("Ikeja");
    await until(() => choices(opened, "Ward")).toBe(11);
    await until(() => hasWards).toBe(true);
  });

  describe("with a service", () => {
    let service: RunningService;

    beforeAll(async () => {
      service = await startService({ RATE_LIMIT: "off" });
      return () => service.stop();
    });

    it("load their lists from it, and no data beside", async () => {
      const context = await elements.newContext({
        geolocation: { latitude: 12.0022, longitude: 8.592 },
        permissions: ["geolocation"],
      });
      const opened = await context.newPage();
      const loaded: string[] = [];
      opened.on("request", (request) => loaded.push(request.url()));
      pages["/service"] =
        pageOf(`<naija-place name="place" levels="state lga ward" value="ikeja" locate src="${service.url}"></naija-place>
          <naija-bank name="bank" has="nip_code" value="GTB" src="${service.url}/"></naija-bank>`);
      await opened.goto(`${elements.url}/service`);
      await until(() => sent(opened)).toEqual({ place: "NG025011", bank: "gtbank" });
      await until(() => choices(opened, "Ward")).toBe(11);
      await opened.getByRole("button", { name: "Use my location" }).click();
      await until(() => opened.getByLabel("State").inputValue()).toBe("KN");
      expect(loaded.filter((one) => one.includes("/part-"))).toEqual([]);
    });

    it("say so when it cannot be reached", async () => {
      const { page: opened } = await elements.visit("/labels");
      await opened.evaluate(() => {
        const form = document.querySelector("form") as HTMLFormElement;
        form.innerHTML = `<naija-place name="place" src="http://127.0.0.1:9"></naija-place>`;
      });
      await until(() => opened.getByText("The list could not be loaded.").isVisible()).toBe(true);
    });
  });
});
