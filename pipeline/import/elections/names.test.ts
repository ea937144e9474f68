import { describe, expect, it } from "vitest";
import { namesInPrinted, tidyUnitName } from "./names.ts";

describe("tidyUnitName", () => {
  it.each([
    ["Saki East And Atisbo", "Saki East/Atisbo"],
    ["Oyo West & Oyo East", "Oyo West/Oyo East"],
    ["Ikpoba - Okha", "Ikpoba-Okha"],
    ["Jama'Are", "Jama'are"],
    ["Jama'A/Toro", "Jama'a/Toro"],
    ["Andoni", "Andoni"],
  ])("writes %s as %s", (printed, name) => {
    expect(tidyUnitName(printed)).toBe(name);
  });
});

describe("namesInPrinted", () => {
  it.each([
    ["NASSARAWA NORTH", "Nasarawa North", ["Nassarawa North"]],
    ["ONELGA II", "Ogba/Egbema/Ndoni II", ["Onelga II"]],
    ["Verre (Fufore II)", "Verre", ["Verre (Fufore II)", "Fufore II"]],
    ["Shira I (Disina)", "Disina", ["Shira I (Disina)", "Shira I"]],
    ["Ilorin Central / Ilorin West I", "Ilorin Central", ["Ilorin Central/Ilorin West I", "Ilorin West I"]],
    ["Okuta/Ayashkira Barutin II", "Okuta/Ayashkira", ["Okuta/Ayashkira Barutin II", "Barutin II"]],
    ["Omupo/Igbaja Ifelodun I", "Omupo", ["Omupo/Igbaja Ifelodun I"]],
    ["Gboko I (East)", "Gboko I", ["Gboko I (East)", "Gboko I", "Gboko East"]],
    ["Konshisha I (Gaav)", "Konshisha I", ["Konshisha I (Gaav)", "Konshisha I"]],
    ["Odogbolu (Alekkun-Ifesowapo/Laporu", "Odogbolu", ["Odogbolu (Alekkun-Ifesowapo/Laporu)"]],
    ["Ugwuna Agbo L.G.A", "Ugwunagbo", ["Ugwuna Agbo L.G.A", "Ugwuna Agbo"]],
  ])("finds the names in %s", (printed, name, names) => {
    expect(namesInPrinted(printed, name)).toEqual(names);
  });
});
