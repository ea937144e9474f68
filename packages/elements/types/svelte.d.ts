import "naijaref-elements";
import type { HTMLAttributes } from "svelte/elements";
import type { ElementAttributes } from "./attributes.d.ts";

type Props<Name extends keyof ElementAttributes & keyof HTMLElementTagNameMap> = ElementAttributes[Name] &
  Omit<HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof ElementAttributes[Name]>;

type Elements = { [Name in keyof ElementAttributes]: Props<Name> };

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Elements {}
}
