import "naijaref-elements";
import type { DefineComponent, HTMLAttributes } from "vue";
import type { ElementAttributes } from "./attributes.d.ts";

type Elements = {
  [Name in keyof ElementAttributes]: DefineComponent<
    ElementAttributes[Name] & Omit<HTMLAttributes, keyof ElementAttributes[Name]> & { modelValue?: string }
  >;
};

/** The elements in templates, as Volar reads them. */
declare module "vue" {
  interface GlobalComponents extends Elements {
    NaijaPlace: Elements["naija-place"];
    NaijaBank: Elements["naija-bank"];
    NaijaPhone: Elements["naija-phone"];
    NaijaAccount: Elements["naija-account"];
  }
}
