import "naijaref-elements";
import type { JSX as PreactJSX } from "preact";
import type { ElementAttributes } from "./attributes.d.ts";

/** An element of naijaref in JSX: what it takes itself, and what every element does. */
type Props<Name extends keyof ElementAttributes & keyof HTMLElementTagNameMap> = ElementAttributes[Name] &
  Omit<
    PreactJSX.HTMLAttributes<HTMLElementTagNameMap[Name]>,
    keyof ElementAttributes[Name] | "onChange" | "onInput"
  > & {
    [Handler in "onChange" | "onInput"]?: (
      event: Event & { readonly currentTarget: HTMLElementTagNameMap[Name] },
    ) => void;
  };

type Elements = { [Name in keyof ElementAttributes]: Props<Name> };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
