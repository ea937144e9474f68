import type { RecordDefinition } from "@naijaref/records";

/** The body of a 200. */
export type Shape =
  /** `{ count, data: [...] }`; with `atom` also as a feed, with `ics` as a calendar. */
  | {
      readonly kind: "list";
      readonly record: RecordDefinition;
      readonly atom?: true;
      readonly ics?: true;
    }
  /** `{ data: {...} }`; with `or` either record, with `orList` a list, as the parameters ask. */
  | {
      readonly kind: "single";
      readonly record: RecordDefinition;
      readonly or?: RecordDefinition;
      /** If the parameters may also ask for a list of such records. */
      readonly orList?: true;
    }
  /** GeoJSON, or TopoJSON if `orTopology` and the parameters ask for it. */
  | {
      readonly kind: "geometry";
      readonly description: string;
      readonly orTopology: boolean;
      /** What may be the properties: one kind of record for one boundary, several for a map. */
      readonly records: readonly RecordDefinition[];
    }
  /** The document itself, in its own media type. */
  | {
      readonly kind: "document";
      readonly mediaType: string;
      readonly description: string;
    }
  /** A file, whole or a part of it (RFC 9110, 14). */
  | { readonly kind: "file"; readonly description: string };
