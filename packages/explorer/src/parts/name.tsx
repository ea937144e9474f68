/** A name that may break after a slash, because many wards are called by several places: Ojodu/Agidingbi/Omole. */
export const Name = ({ text }: { readonly text: string }) => (
  <>{text.split(/(?<=\/)(?=.)/).map((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))}</>
);
