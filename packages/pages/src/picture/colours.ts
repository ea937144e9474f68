/** The colours of pictures, which are those of maps in the day (`styles/map.css`). A test compares them. */

export const LAND = 0xf1f4ef;
export const WATER = 0xc3deec;
export const ABROAD = 0xe0e3dc;
export const BORDER = 0xffffff;
export const STATE_LINE = 0x3c4a42;
export const OWN = 0x74c69a;
export const ZONES: readonly number[] = [0xa8d5ba, 0xefd68f, 0xb4d0ec, 0xefbcae, 0xd3c2e6, 0xd0da9c];
export const DISTRICTS: readonly number[] = [0x8fcabf, 0xc1e1db, 0x5dab9e];
/** Behind the country: of pages. */
export const GROUND = 0xfdfdfb;
export const TEXT = 0x19211c;
