export type { Locality } from "../generated/records.ts";
export {
  findLocality,
  type LocalityOptions,
  listLocalities,
  localitiesInState,
  localitiesNamed,
} from "./localities.ts";
