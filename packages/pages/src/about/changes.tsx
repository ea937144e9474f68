import { dataVersion } from "naijaref/about";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { changes as allChanges } from "../generated/changes.ts";
import { hasApi } from "../page.ts";
import { listPage } from "../parts/listing.tsx";
import { Fact, Facts, Section } from "../parts/section.tsx";
import { capitalized, dateInWords } from "../words.ts";

const FEED = "/v1/changes?format=atom";

export const changes = listPage("/changes", (site) => ({
  title: "What has changed",
  description: "Every change of the dataset by day: what it means for people who use it.",
  ...(hasApi(site) && { feed: FEED }),
  lead: (
    <>
      The data version is <code>{dataVersion}</code>: the day of the newest change, and a checksum. We add to
      the API; we never take away.
      {hasApi(site) && (
        <>
          {" "}
          Every changed field, with its value before and after: as <a href="/v1/changes?format=csv">CSV</a>,
          as <a href="/v1/changes">JSON</a> and as a <a href={FEED}>feed</a>.
        </>
      )}
    </>
  ),
  main: [...groupBy(allChanges, ({ date }) => date)].map(([date, ofDay]) => (
    <Section key={date} id={date} title={<time dateTime={date}>{dateInWords(date)}</time>}>
      <Facts form="text">
        {ofDay.map(({ dataset, change }) => (
          <Fact key={change} name={capitalized(dataset.replaceAll("-", " "))}>
            {change}
          </Fact>
        ))}
      </Facts>
    </Section>
  )),
}));
