export const PICTURE = { width: 1200, height: 630 } as const;

/** The whole country, for pages that are about no part of it. */
export const COUNTRY = "NG";

export const pictureAddress = (code: string): string => `/pictures/${code}.png`;
