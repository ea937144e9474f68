import { licence } from "@naijaref/api/contract/about";
import { fail } from "@naijaref/api/contract/errors";
import { anyText, inQuery, wordOf } from "@naijaref/api/contract/parameter";
import { type DatasetName, datasetNames, datasets } from "@naijaref/records";
import { counts, listCoverage, listFieldCounts, listSources } from "naijaref/about";
import type { Answer } from "../answer.ts";
import { defineTool } from "../tool.ts";

export const about = defineTool({
  name: "about",
  title: "What is covered and how sure",
  description: "Counts and datasets; of a dataset its known gaps and uncertain fields; or what a source is.",
  parameters: {
    dataset: inQuery(wordOf(datasetNames), { description: "One dataset.", example: "banks" }),
    source: inQuery(anyText, { description: "Instead: an id from sources.", example: "inec-irev-2023" }),
  },
  run({ dataset, source }) {
    if (source === undefined) return dataset === undefined ? overview() : describeDataset(dataset);
    const found = listSources().find((one) => one.id === source.toLowerCase());
    return found === undefined
      ? fail("not_found", "There is no such source: pass an id that stands in the sources of an answer.")
      : { about: { source: found } };
  },
});

const gapsOf = (name: DatasetName) => listCoverage().filter(({ dataset }) => dataset === name);

const UNVERIFIED =
  "A field named in unverified_fields rests on one weak source, or sources disagree. null: no source gives it. Say so.";

const overview = (): Answer => ({
  about: { licence, counts, unverifiedFields: UNVERIFIED },
  list: {
    name: "datasets",
    items: datasetNames.map((name) => ({ dataset: name, gaps: gapsOf(name).length })),
  },
});

function describeDataset(name: DatasetName): Answer {
  const { summary } = datasets[name];
  const tables = Object.keys(datasets[name].tables);
  const uncertain = listFieldCounts().filter(
    ({ dataset, unverified }) => tables.includes(dataset) && unverified > 0,
  );
  return {
    about: {
      dataset: name,
      summary,
      unverified: uncertain.map(
        ({ dataset, field, records, unverified }) => `${dataset}.${field}: ${unverified} of ${records}`,
      ),
    },
    list: {
      name: "gaps",
      items: gapsOf(name).map(({ gap }) => ({ gap })),
      more: "Read naijaref://guides/how-sure.",
    },
  };
}
