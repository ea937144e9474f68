/** The page at /v1/docs. */
export const docsPage = (): string => "<!doctype html>";
