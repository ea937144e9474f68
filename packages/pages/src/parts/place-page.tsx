import { hasInset, RecordMap } from "../map/index.ts";
import { RecordPage, type RecordPageProps } from "./record-page.tsx";

/** A state, an LGA, a ward or a seat. */
interface Place {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

interface PlacePageProps
  extends Omit<RecordPageProps, "record" | "code" | "name" | "otherNames" | "picture" | "hasInset"> {
  readonly record: RecordPageProps["record"] & Place;
}

/** The page of a record that is on the map. */
export const PlacePage = ({ record, ...page }: PlacePageProps) => (
  <RecordPage
    {...page}
    record={record}
    code={record.code}
    name={record.name}
    otherNames={record.aliases}
    hasInset={hasInset(record.code)}
    picture={<RecordMap code={record.code} withInset />}
  />
);
