import type * as explorer from "@naijaref/pages";

/**
 * Takes the place of the pages for people, which are as large as the whole command line: `naijaref serve` is
 * for programs.
 */
export const findPage: typeof explorer.findPage = () => undefined;

export const assetFiles: typeof explorer.assetFiles = [];

export const contentSecurityPolicy: typeof explorer.contentSecurityPolicy = "default-src 'none'";

/** No pages, so no pictures of them. */
export const pictureAt: typeof explorer.pictureAt = () => undefined;

export const drawPicture: typeof explorer.drawPicture = async () => undefined;

/** No pages, so none to keep. */
export const serviceWorker = (): string => "";

/** No pages, so none to list. */
export const sitemap = (): string => "";
