import "naijaref-elements";
import type { ClassAttributes, HTMLAttributes } from "react";
import type { ElementAttributes } from "./attributes.d.ts";

/** An element of naijaref in JSX: what it takes itself, and what every element does. */
type Props<Name extends keyof ElementAttributes & keyof HTMLElementTagNameMap> = ElementAttributes[Name] &
  Omit<HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof ElementAttributes[Name] | "onChange" | "onInput"> &
  ClassAttributes<HTMLElementTagNameMap[Name]> & {
    // React 19 listens on the element itself: `event.currentTarget.value` is our code.
    onChange?: (
      event: Event & {
        readonly currentTarget: HTMLElementTagNameMap[Name];
        readonly target: HTMLElementTagNameMap[Name];
      },
    ) => void;
    onInput?: (
      event: Event & {
        readonly currentTarget: HTMLElementTagNameMap[Name];
        readonly target: HTMLElementTagNameMap[Name];
      },
    ) => void;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "naija-place": Props<"naija-place">;
      "naija-bank": Props<"naija-bank">;
      "naija-phone": Props<"naija-phone">;
      "naija-account": Props<"naija-account">;
    }
  }
}
