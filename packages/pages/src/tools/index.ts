import type { PageDefinition } from "../page.ts";
import { accountPage } from "./account/account-page.tsx";
import { checkoutPage } from "./checkout/checkout-page.tsx";
import { formPage } from "./form/form-page.tsx";
import { matchPage } from "./match/match-page.tsx";
import { phonePage } from "./phone/phone-page.tsx";
import { categoriesPage } from "./plate/categories-page.tsx";
import { platePage } from "./plate/plate-page.tsx";

/** The pages that check, read and match what a person brings. */
export const toolPages: readonly PageDefinition[] = [
  accountPage,
  phonePage,
  platePage,
  categoriesPage,
  matchPage,
  formPage,
  checkoutPage,
];
