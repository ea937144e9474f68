import { ADDRESS_MATCHER } from "./addresses.ts";
import { columnMatchers } from "./match-column.ts";
import { NAME_MATCHERS } from "./names.ts";

export { dataVersion } from "../../../../packages/naijaref/src/generated/version.ts";
export { readAddresses } from "./addresses.ts";
export { accounts, phones } from "./numbers.ts";
export { reverse } from "./points.ts";
export { search } from "./search.ts";

export const { matchColumn, matchByColumn } = columnMatchers({ ...NAME_MATCHERS, ...ADDRESS_MATCHER });
