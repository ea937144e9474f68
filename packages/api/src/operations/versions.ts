export { dataVersion } from "naijaref/about";
export { apiVersion } from "../contract/version.ts";
