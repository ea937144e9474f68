import { expect, it } from "vitest";
import { idOf, writeName } from "./names.ts";

it.each([
  ["AVE MARIA MFB", "Ave Maria Microfinance Bank", "ave-maria-mfb"],
  ["BORNO RENAISSANCE MFB LTD.", "Borno Renaissance Microfinance Bank Limited", "borno-renaissance-mfb"],
  ["VFD MFB LTD", "VFD Microfinance Bank Limited", "vfd-mfb"],
  ["EK-RELIABLE MFB", "EK-Reliable Microfinance Bank", "ek-reliable-mfb"],
  ["UNIVERSITY OF BENIN MFB", "University of Benin Microfinance Bank", "university-of-benin-mfb"],
  ["STEP BY STEP MFB", "Step by Step Microfinance Bank", "step-by-step-mfb"],
  ["Bauchi CFA Mirofinance Bank Limited", "Bauchi CFA Microfinance Bank Limited", "bauchi-cfa-mfb"],
  ["Casa Microfinance bank Limited", "Casa Microfinance Bank Limited", "casa-mfb"],
  ["Aspire Microfinance Bank LImited", "Aspire Microfinance Bank Limited", "aspire-mfb"],
  ["NEW WOMEN'S MFB", "New Women's Microfinance Bank", "new-womens-mfb"],
  ["Stanbic IBTC Bank Plc", "Stanbic IBTC Bank Plc", "stanbic-ibtc-bank"],
  ["AACB Microfinance Bank Limited", "AACB Microfinance Bank Limited", "aacb-mfb"],
  ["Better Life Microfinace Bank", "Better Life Microfinance Bank", "better-life-mfb"],
  ["JAIZ BANK PLC", "Jaiz Bank Plc", "jaiz-bank"],
  ["BANK OF INDUSTRY", "Bank of Industry", "bank-of-industry"],
])("writes %s as %s", (listed, name, id) => {
  expect(writeName(listed)).toBe(name);
  expect(idOf(name)).toBe(id);
});
