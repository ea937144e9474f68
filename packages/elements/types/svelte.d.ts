import "naijaref-elements";
import type { HTMLAttributes } from "svelte/elements";
import type { ElementAttributes } from "./attributes.d.ts";

type Props<Name extends keyof ElementAttributes & keyof HTMLElementTagNameMap> = ElementAttributes[Name] &
  Omit<HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof ElementAttributes[Name]>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "naija-place": Props<"naija-place">;
    "naija-bank": Props<"naija-bank">;
    "naija-phone": Props<"naija-phone">;
    "naija-account": Props<"naija-account">;
  }
}
