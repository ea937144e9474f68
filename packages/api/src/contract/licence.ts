/** Under which licences the data and the code are, as SPDX names them. */
export const licence = { data: "CC-BY-4.0", code: "MIT" } as const;
