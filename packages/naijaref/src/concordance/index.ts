export { EXTERNAL_ID_KINDS } from "../generated/enums.ts";
export type { ExternalId, IdSystem } from "../generated/records.ts";
export {
  type ExternalIdFailure,
  type ExternalIdsFailure,
  externalIdsOf,
  findByExternalId,
  listExternalIds,
  listIds,
  type UnknownSystem,
} from "./find.ts";
export { createIdReader, type IdReaderOptions } from "./id-reader.ts";
export { listIdSystems } from "./systems.ts";
