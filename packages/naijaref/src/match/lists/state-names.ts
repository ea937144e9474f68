import { listStates } from "../../places/index.ts";
import { lazy } from "../../table/lazy.ts";

const names = /* @__PURE__ */ lazy(() => new Map(listStates().map(({ code, name }) => [code, name])));

/** The name of the state with a code. */
export const stateName = (code: string): string => names().get(code) ?? code;
