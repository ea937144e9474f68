import { bankCodes } from "./banks/codes.ts";
import { bankIdentifiers } from "./banks/identifiers.ts";
import { bankNames } from "./banks/names.ts";
import { standing } from "./banks/standing.ts";
import { successors } from "./banks/successors.ts";
import { heldIds } from "./concordance/held-ids.ts";
import { idSystems } from "./concordance/id-systems.ts";
import { knownCodes } from "./concordance/known-codes.ts";
import { nestedIds } from "./concordance/nested-ids.ts";
import { ocdIds } from "./concordance/ocd-ids.ts";
import { oneIdOneRecord } from "./concordance/one-id-one-record.ts";
import { composition } from "./elections/composition.ts";
import { constituencyCounts } from "./elections/constituency-counts.ts";
import { contestedComposition } from "./elections/contested-composition.ts";
import { districtNames } from "./elections/district-names.ts";
import { inecCodes } from "./elections/inec-codes.ts";
import { seats } from "./elections/seats.ts";
import { splitLgas } from "./elections/split-lgas.ts";
import { aliases } from "./general/aliases.ts";
import { canonicalForm } from "./general/canonical-form.ts";
import { evidence } from "./general/evidence.ts";
import { examples } from "./general/examples.ts";
import { misleadingAliases } from "./general/misleading-aliases.ts";
import { nameStyle } from "./general/name-style.ts";
import { openSources } from "./general/open-sources.ts";
import { prevailingNames } from "./general/prevailing-names.ts";
import { proofs } from "./general/proofs.ts";
import { references } from "./general/references.ts";
import { schema } from "./general/schema.ts";
import { sourcesUsed } from "./general/sources-used.ts";
import { spreadsheetDamage } from "./general/spreadsheet-damage.ts";
import { twoPublishers } from "./general/two-publishers.ts";
import { uniqueKeys } from "./general/unique-keys.ts";
import { unverifiedFields } from "./general/unverified-fields.ts";
import { areaCodes } from "./phones/area-codes.ts";
import { areaTowns } from "./phones/area-towns.ts";
import { blockAreas } from "./phones/block-areas.ts";
import { blockBrands } from "./phones/block-brands.ts";
import { blockHolders } from "./phones/block-holders.ts";
import { blockOverlaps } from "./phones/block-overlaps.ts";
import { blockRanges } from "./phones/block-ranges.ts";
import { centroids } from "./places/centroids.ts";
import { counts } from "./places/counts.ts";
import { nestedCodes } from "./places/nested-codes.ts";
import { sharedHeadquarters } from "./places/shared-headquarters.ts";
import { sharedLgaNames } from "./places/shared-lga-names.ts";
import { wardNames } from "./places/ward-names.ts";
import { plateCategories } from "./plates/plate-categories.ts";
import { prefixLetters } from "./plates/prefix-letters.ts";
import { prefixStates } from "./plates/prefix-states.ts";
import type { Rule } from "./rule.ts";

/** Every rule of the dataset. A new rule is a file in its room's folder, and a line here. */
export const rules: readonly Rule[] = [
  schema,
  uniqueKeys,
  references,
  aliases,
  unverifiedFields,
  proofs,
  twoPublishers,
  prevailingNames,
  sourcesUsed,
  openSources,
  spreadsheetDamage,
  evidence,
  canonicalForm,
  examples,
  counts,
  nestedCodes,
  sharedLgaNames,
  sharedHeadquarters,
  wardNames,
  misleadingAliases,
  nameStyle,
  centroids,
  constituencyCounts,
  inecCodes,
  seats,
  composition,
  contestedComposition,
  districtNames,
  splitLgas,
  bankIdentifiers,
  bankCodes,
  bankNames,
  standing,
  successors,
  blockRanges,
  blockOverlaps,
  blockHolders,
  blockBrands,
  blockAreas,
  areaCodes,
  areaTowns,
  prefixLetters,
  prefixStates,
  plateCategories,
  knownCodes,
  oneIdOneRecord,
  idSystems,
  heldIds,
  nestedIds,
  ocdIds,
];
