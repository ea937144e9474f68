import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

export const EXPECTED = fileURLToPath(new URL("expected/", import.meta.url));

/** A page of the browser compares pictures, because it reads every format. */

/** Of 255: edges of letters and the compression of a picture differ by less. */
const LEAST_DIFFERENCE = 40;

const PNG = "image/png";
const WEBP = "image/webp";

const dataUrl = (bytes: Buffer, type: string): string => `data:${type};base64,${bytes.toString("base64")}`;

/** Which share of the pixels differ, from 0 to 1; 1 if the sizes do. */
export const differenceBetween = (page: Page, png: Buffer, webp: Buffer): Promise<number> =>
  page.evaluate(
    async ([first, second, least]) => {
      const [a, b] = await Promise.all(
        [first, second].map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const by = (channel: number): number =>
          Math.abs((a.data[at + channel] as number) - (b.data[at + channel] as number));
        if (by(0) > least || by(1) > least || by(2) > least) differing++;
      }
      return differing / (a.data.length / 4);
    },
    [dataUrl(png, PNG), dataUrl(webp, WEBP), LEAST_DIFFERENCE] as const,
  );

/** The same picture, small enough to commit. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ([source, type]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL(type, 0.6);
    },
    [dataUrl(png, PNG), WEBP] as const,
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
