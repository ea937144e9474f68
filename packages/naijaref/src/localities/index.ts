export type { Locality } from "../generated/records.ts";
export {
  findLocality,
  getLocality,
  type LocalityOptions,
  listLocalities,
  localitiesInState,
  localitiesNamed,
} from "./localities.ts";
