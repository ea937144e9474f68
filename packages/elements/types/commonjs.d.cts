import type * as elements from "../dist/index.js" with { "resolution-mode": "import" };

/** The types for TypeScript that compiles to CommonJS. Node loads the same module, since 20.19. */
export declare const AccountElement: typeof elements.AccountElement;
export declare const BankElement: typeof elements.BankElement;
export declare const PhoneElement: typeof elements.PhoneElement;
export declare const PlaceElement: typeof elements.PlaceElement;
export declare const setTexts: typeof elements.setTexts;
export type AccountElement = elements.AccountElement;
export type BankElement = elements.BankElement;
export type PhoneElement = elements.PhoneElement;
export type PlaceElement = elements.PlaceElement;
export type Texts = elements.Texts;
