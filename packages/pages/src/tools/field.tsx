import type { ComponentChildren } from "preact";

/** One control of a form with its name above it. */
export const Field = ({
  name,
  isWide = false,
  children,
}: {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label class={isWide ? "field wide" : "field"}>
    <span>{name}</span>
    {children}
  </label>
);
