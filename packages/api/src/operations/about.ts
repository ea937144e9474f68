import { counts, dataVersion, listCoverage, listFieldCounts, listSources } from "naijaref/about";
import { listIdSystems } from "naijaref/concordance";
import { apiVersion, licence, type about as operations } from "../contract/about.ts";
import { fail } from "../contract/errors.ts";
import { contract } from "../contract/index.ts";
import { describeService } from "../contract/openapi.ts";
import { asOpenApi30 } from "../contract/openapi-3-0.ts";
import { catalogue } from "./catalogue.ts";
import type { Handlers } from "./operations.ts";

const LINKS = {
  docs: contract.getDocs.path,
  openapi: contract.getOpenApi.path,
  downloads: contract.listDownloads.path,
  changes: contract.listChanges.path,
  dcat: contract.getCatalogue.path,
};

export const about = {
  getMeta: () => ({
    name: "naijaref",
    dataVersion,
    apiVersion,
    licence,
    counts,
    fields: listFieldCounts(),
    coverage: listCoverage(),
    sources: listSources(),
    idSystems: listIdSystems(),
    links: LINKS,
  }),
  getHealth: (_, { uptime }) => ({
    status: "ok",
    dataVersion,
    apiVersion,
    uptimeSeconds: Math.floor(uptime()),
  }),
  getReadiness: (_, { isDraining, isStarting, missingFiles }) => {
    if (isDraining())
      return fail("not_ready", "This instance is shutting down: send requests to another instance.");
    const files = missingFiles?.() ?? [];
    if (files.length > 0)
      return fail(
        "not_ready",
        "Files of this instance's data are missing or damaged: put them back, or install it again and restart it.",
        { files },
      );
    return isStarting?.() === true
      ? fail("not_ready", "This instance is starting: ask again in a second.")
      : { status: "ready" };
  },
  getCatalogue: (_, state) => catalogue(state),
  getOpenApi: ({ without, version }, { rateLimit }) => {
    const description = describeService(rateLimit, without);
    return JSON.stringify(version === "3.0" ? asOpenApi30(description) : description);
  },
  // Where there are pages, the reference is one of them.
  getDocs: () => fail("not_found", "This program has no pages. /openapi.json says the same."),
} satisfies Handlers<keyof typeof operations>;
