import "naijaref-elements/svelte";
import type { SvelteHTMLElements } from "svelte/elements";

export const right: SvelteHTMLElements["naija-bank"] = { has: "nip_code", name: "bank", class: "wide" };
// @ts-expect-error a value is text
export const wrong: SvelteHTMLElements["naija-bank"] = { value: 5 };
