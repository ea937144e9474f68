import type {} from "naijaref-elements/react";
import type {} from "naijaref-elements/vue";
import type { JSX } from "react";
import type { GlobalComponents } from "vue";

/** The types of frameworks in a program that is compiled to CommonJS. */
export const react: JSX.IntrinsicElements["naija-bank"] = { value: "gtbank" };
export type Vue = GlobalComponents["naija-bank"];
// @ts-expect-error: there is no such element
export type None = JSX.IntrinsicElements["naija-nothing"];
