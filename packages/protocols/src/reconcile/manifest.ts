import { asType, ENTITY_TYPES } from "./types.ts";

/** What the service offers, as section 4 of the Reconciliation Service API 0.2 describes it. */
export const manifestOf = (base: string) => ({
  versions: ["0.2"],
  name: "naijaref: states, LGAs, wards, polling units, constituencies and banks of Nigeria",
  identifierSpace: `${base}/id`,
  schemaSpace: `${base}/schema`,
  documentation: `${base.slice(0, base.lastIndexOf("/"))}/v1/docs`,
  defaultTypes: ENTITY_TYPES.map(asType),
  view: { url: `${base}/view?id={{id}}` },
  preview: { url: `${base}/preview?id={{id}}`, width: 420, height: 180 },
  suggest: {
    entity: { service_url: base, service_path: "/suggest/entity" },
    property: { service_url: base, service_path: "/suggest/property" },
    type: { service_url: base, service_path: "/suggest/type" },
  },
  extend: {
    propose_properties: { service_url: base, service_path: "/properties" },
    property_settings: [],
  },
});
