/** The media type of JSON as every answer names it. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** A page. */
export const HTML_TYPE = "text/html; charset=utf-8";

/** RFC 7946, 12. Its text is always UTF-8, so the type has no charset. */
export const GEOJSON_TYPE = "application/geo+json";

/** RFC 4180, 3: the first line is a header. */
export const CSV_TYPE = "text/csv; charset=utf-8; header=present";

/** A feed (RFC 4287). */
export const ATOM_TYPE = "application/atom+xml; charset=utf-8";

/** A calendar (RFC 5545). */
export const ICS_TYPE = "text/calendar; charset=utf-8";

/** One JSON value a line. */
export const NDJSON_TYPE = "application/x-ndjson; charset=utf-8";
