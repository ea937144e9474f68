/** A name that may break after a slash: many wards are called by several places, as Ojodu/Agidingbi/Omole. */
export const Name = ({ text }: { readonly text: string }) => (
  <>{text.split(/(?<=\/)(?=.)/).map((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))}</>
);
