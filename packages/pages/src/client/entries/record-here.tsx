/**
 * On the page that stands for one that is not kept: the record of its address, from the data on this device.
 */
import "../host-links.ts";
import type { Kind } from "naijaref/kinds";
import { WhichOne } from "../../parts/message.tsx";
import { addressOf, RecordOf } from "../../records/view.tsx";
import { findSeveral, findView } from "../../records/views.ts";
import { basePath, hostAddress } from "../host.ts";
import { showHere } from "../offline/show-here.tsx";

/** What only the whole page has. */
function lackingOf(kind: Kind): string {
  if (kind === "bank" || kind === "party") return "Its sources";
  return kind === "polling_unit" ? "Its name, sources and map" : "Its sources and map";
}

/** None of an address with a percent sign that encodes nothing, which a browser also opens. */
function segmentsOf(path: string): readonly string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

const segments = segmentsOf(location.pathname.slice(basePath.length));
const found = findView(segments);
const several = findSeveral(segments);
const whole = found && hostAddress(addressOf(found));

// Its page may be kept under its own address.
const isKeptElsewhere =
  whole !== undefined &&
  whole !== location.pathname + location.search &&
  (await caches.match(whole)) !== undefined;

if (isKeptElsewhere) location.replace(whole);
else if (several !== undefined)
  showHere({
    title: `Which ${several.name}?`,
    content: <WhichOne several={several} />,
    note: "These are the places from the data on this device.",
  });
else
  showHere(
    found && {
      title: found.name,
      content: <RecordOf view={found} />,
      note: `This is the record from the data on this device. ${lackingOf(found.kind)} need a connection.`,
    },
  );
