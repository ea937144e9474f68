/** A sentence of the contract: what stands in backticks is code. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>{text.split("`").map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))}</>
);
