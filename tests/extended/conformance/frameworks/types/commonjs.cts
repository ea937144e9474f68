import elements = require("naijaref-elements");

export const bank: string = new elements.BankElement().value;
elements.setTexts({ bank: "Banque" });
// @ts-expect-error there is no such text
elements.setTexts({ banc: "Banque" });
