import { integer, maybeInteger, maybeText, text } from "./field.ts";
import { defineRecord } from "./record.ts";

export const download = defineRecord({
  name: "Download",
  description: "A file of the dataset that can be downloaded.",
  fields: {
    name: text({ description: "The name of the file.", example: "banks.csv" }),
    description: text({
      description: "What the file contains.",
      example: "An institution that has, or had, a licence of the Central Bank of Nigeria.",
    }),
    folder: maybeText({
      description:
        "The folder of the file in an edition on disk, of what is larger; null for the files that most people want. It is not part of the address.",
      example: "polling-units-and-maps",
    }),
    media_type: text({ description: "Its media type.", example: "text/csv; charset=utf-8; header=present" }),
    bytes: integer({ description: "Its size in bytes.", example: 126400, minimum: 0 }),
    sha256: text({
      description: "Its SHA-256 checksum, in hexadecimal digits.",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      pattern: "^[0-9a-f]{64}$",
    }),
    rows: maybeInteger({
      description: "How many records it has; null if it is not one table.",
      example: 1033,
    }),
    columns: maybeInteger({
      description: "How many fields each record has; null if it is not one table.",
      example: 13,
    }),
    url: text({
      description: "The file's address in this edition. The content at this address never changes.",
      example: "/v1/downloads/2026-11-21+0a1b2c3d/banks.csv",
    }),
  },
});
