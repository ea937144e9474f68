import { plateCategoriesTable } from "../generated/plate-categories.ts";
import type { PlateCategory } from "../generated/records.ts";
import { lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/**
 * The 13 categories of plates with their colours: eight of vehicles, five of motorcycles.
 * Source: National Road Traffic Regulations 2012, regulations 37 and 39, and Schedule 5.
 */
export const listPlateCategories: () => readonly PlateCategory[] = /* @__PURE__ */ lazyList(
  "listPlateCategories",
  () => unpack<PlateCategory>(plateCategoriesTable),
);
