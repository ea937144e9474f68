/** Numbers as the commands of exports and releases print them, and as the guides have them. */

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const inWords = (files: number, bytes: number): string =>
  `${files.toLocaleString("en")} files, ${megabytes(bytes)}`;
