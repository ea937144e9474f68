/** The media type of JSON as every answer names it. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** RFC 7946, 12. Its text is always UTF-8, so the type has no charset. */
export const GEOJSON_TYPE = "application/geo+json";
