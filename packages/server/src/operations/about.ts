import { counts, dataVersion, listCoverage, listSources } from "naijaref/about";
import type { about as contract } from "../contract/about.ts";
import { describeService } from "../contract/openapi.ts";
import { docsPage } from "../docs/page.ts";
import type { Handlers } from "./operations.ts";

const apiVersion = "1";
const started = performance.now();

export const about: Handlers<keyof typeof contract> = {
  getMeta: () => ({
    name: "naijaref",
    dataVersion,
    apiVersion,
    licence: { data: "CC-BY-4.0", code: "MIT" },
    counts,
    coverage: listCoverage(),
    sources: listSources(),
  }),
  getHealth: () => ({
    status: "ok",
    dataVersion,
    apiVersion,
    uptimeSeconds: Math.floor((performance.now() - started) / 1000),
  }),
  getOpenApi: () => JSON.stringify(describeService()),
  getDocs: () => docsPage(),
};
