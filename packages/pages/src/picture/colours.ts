/** The colours of pictures, which are those of maps in the day (`styles/map.css`). A test compares them. */

export const LAND = 0xeef1ec;
export const WATER = 0xc3deec;
export const ABROAD = 0xe9ebe6;
export const BORDER = 0xffffff;
export const STATE_LINE = 0x3c4a42;
export const OWN = 0x74c69a;
export const ZONES: readonly number[] = [0xa8d5ba, 0xf0d99a, 0xb4d0ec, 0xefbcae, 0xd3c2e6, 0xd6dfa8];
export const DISTRICTS: readonly number[] = [0xa8d5ba, 0xd8ecdf, 0x6fbf93];
/** Behind the country: of pages. */
export const GROUND = 0xfdfdfb;
export const TEXT = 0x19211c;
