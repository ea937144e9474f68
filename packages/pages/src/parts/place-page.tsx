import type { ComponentChildren } from "preact";
import { RecordMap } from "../map/index.ts";
import { AboutRecord, type AboutRecordProps } from "./about-record.tsx";
import type { Code } from "./codes.tsx";
import { RecordPage } from "./record-page.tsx";
import type { Step } from "./trail.tsx";

/** A state, an LGA, a ward or a seat. */
interface Place {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

interface PlacePageProps extends Omit<AboutRecordProps, "record" | "code"> {
  readonly record: AboutRecordProps["record"] & Place;
  readonly trail: readonly Step[];
  readonly kind: string;
  readonly lead: ComponentChildren;
  readonly codes: readonly Code[];
  /** What is known of it. */
  readonly children: ComponentChildren;
}

/** The page of a record that is on the map. */
export const PlacePage = ({ record, trail, kind, lead, codes, children, ...about }: PlacePageProps) => (
  <RecordPage
    trail={trail}
    kind={kind}
    name={record.name}
    otherNames={record.aliases}
    lead={lead}
    codes={codes}
    picture={<RecordMap code={record.code} />}
    aside={<AboutRecord {...about} record={record} code={record.code} />}
  >
    {children}
  </RecordPage>
);
