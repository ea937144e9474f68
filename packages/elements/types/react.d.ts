import "naijaref-elements";
import type { ClassAttributes, HTMLAttributes } from "react";
import type { ElementAttributes } from "./attributes.d.ts";

/** An element of naijaref in JSX: what it takes itself, and what every element does. */
type Props<Name extends keyof ElementAttributes & keyof HTMLElementTagNameMap> = ElementAttributes[Name] &
  Omit<HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof ElementAttributes[Name] | "onChange" | "onInput"> &
  ClassAttributes<HTMLElementTagNameMap[Name]> & {
    // React 19 listens on the element itself: `event.currentTarget.value` is our code.
    [Handler in "onChange" | "onInput"]?: (
      event: Event & { readonly [Place in "currentTarget" | "target"]: HTMLElementTagNameMap[Name] },
    ) => void;
  };

type Elements = { [Name in keyof ElementAttributes]: Props<Name> };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
