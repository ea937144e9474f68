import "naijaref-elements/vue";
import type { GlobalComponents } from "vue";

type Props = InstanceType<GlobalComponents["naija-place"]>["$props"];

export const right: Props = { levels: "state lga ward", name: "place", class: "wide" };
// @ts-expect-error there is no such level
export const wrong: Props = { levels: "region" };
