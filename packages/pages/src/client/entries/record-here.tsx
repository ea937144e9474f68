/**
 * On the page that stands for one that is not kept: the record of its address, from the data on this device.
 */
import "../host-links.ts";
import { render } from "preact";
import { RecordCard } from "../../offline/record-card.tsx";
import { findRecordAt, type RecordHere } from "../../offline/record-here.ts";
import { RecordNote } from "../../offline/record-note.tsx";
import { basePath, hostAddress } from "../host.ts";

const main = document.querySelector<HTMLElement>("main");
const found = findRecordAt(location.pathname.slice(basePath.length));

/** Shows the record, or its page, which may be kept under its own address. */
async function show(place: HTMLElement, found: RecordHere): Promise<void> {
  const whole = hostAddress(found.address);
  if (whole !== location.pathname + location.search && (await caches.match(whole)) !== undefined)
    return location.replace(whole);
  document.title = `${found.title} · naijaref`;
  const card = document.createElement("article");
  card.className = "record";
  render(<RecordCard found={found} />, card);
  // The styles are linked inside it.
  place.replaceChildren(...place.querySelectorAll("link"), card);
  place.classList.remove("is-waiting");
  const note = document.createElement("p");
  note.className = "kept";
  note.setAttribute("role", "status");
  document.body.prepend(note);
  render(<RecordNote kind={found.kind} />, note);
}

if (main !== null && found !== undefined) void show(main, found);
else main?.classList.remove("is-waiting");
