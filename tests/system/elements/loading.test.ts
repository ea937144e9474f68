import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { sharedService } from "../../start/shared-service.ts";
import { choices, expectLateWards, openElements, pageOf, sent, until } from "./open-elements.ts";

/** What the elements load, and when. */

const pages: Record<string, string> = {
  "/labels": pageOf(`<label for="phone">Your phone</label><naija-phone id="phone" name="phone"></naija-phone>
    <label>Your bank <naija-bank name="bank"></naija-bank></label>`),
  "/locate": pageOf(`<naija-place name="place" levels="state lga ward" locate></naija-place>`),
};

describe.skipIf(withoutChromium)("the elements in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });

  it("load the wards when an LGA is chosen, not before", () => expectLateWards(elements, "/locate"));

  describe("with a service", () => {
    const service = sharedService();

    it("load their lists from it, and no data beside", async () => {
      const context = await elements.newContext({
        geolocation: { latitude: 12.0022, longitude: 8.592 },
        permissions: ["geolocation"],
      });
      const opened = await context.newPage();
      const parts: Promise<string>[] = [];
      opened.on("response", (response) => {
        if (response.url().includes("/part-")) parts.push(response.text());
      });
      pages["/service"] =
        pageOf(`<naija-place name="place" levels="state lga ward" value="ikeja" locate src="${service.url}"></naija-place>
          <naija-bank name="bank" has="nip_code" value="GTB" src="${service.url}/"></naija-bank>`);
      await opened.goto(`${elements.url}/service`);
      await until(() => sent(opened)).toEqual({ place: "NG025011", bank: "gtbank" });
      await until(() => choices(opened, "Ward")).toBe(11);
      await opened.getByRole("button", { name: "Use my location" }).click();
      await until(() => opened.getByLabel("State").inputValue()).toBe("KN");
      // The code that searches a list of banks comes when it is needed, and is short; a list has names.
      const text = (await Promise.all(parts)).join("\n");
      expect(text).not.toMatch(/Abia|Zenith/);
      expect(text.length).toBeLessThan(6000);
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
