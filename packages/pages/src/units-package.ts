/** The package that has the polling units offline. */
export const UNITS_PACKAGE = "naijaref-polling-units";
