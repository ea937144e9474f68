import "naijaref-elements";
import type { DefineComponent, HTMLAttributes } from "vue";
import type { ElementAttributes } from "./attributes.d.ts";

type Element<Name extends keyof ElementAttributes> = DefineComponent<
  ElementAttributes[Name] & Omit<HTMLAttributes, keyof ElementAttributes[Name]> & { modelValue?: string }
>;

/** The elements in templates, as Volar reads them. */
declare module "vue" {
  interface GlobalComponents {
    NaijaPlace: Element<"naija-place">;
    NaijaBank: Element<"naija-bank">;
    NaijaPhone: Element<"naija-phone">;
    NaijaAccount: Element<"naija-account">;
    "naija-place": Element<"naija-place">;
    "naija-bank": Element<"naija-bank">;
    "naija-phone": Element<"naija-phone">;
    "naija-account": Element<"naija-account">;
  }
}
