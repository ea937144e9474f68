import "naijaref-elements";
import type { JSX as PreactJSX } from "preact";
import type { ElementAttributes } from "./attributes.d.ts";

/** An element of naijaref in JSX: what it takes itself, and what every element does. */
type Props<Name extends keyof ElementAttributes & keyof HTMLElementTagNameMap> = ElementAttributes[Name] &
  Omit<
    PreactJSX.HTMLAttributes<HTMLElementTagNameMap[Name]>,
    keyof ElementAttributes[Name] | "onChange" | "onInput"
  > & {
    onChange?: (event: Event & { readonly currentTarget: HTMLElementTagNameMap[Name] }) => void;
    onInput?: (event: Event & { readonly currentTarget: HTMLElementTagNameMap[Name] }) => void;
  };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "naija-place": Props<"naija-place">;
      "naija-bank": Props<"naija-bank">;
      "naija-phone": Props<"naija-phone">;
      "naija-account": Props<"naija-account">;
    }
  }
}
