/**
 * A picture as PNG (W3C Portable Network Graphics, third edition) with a palette of at most 256 colours.
 * Compressed by the platform: Node, Bun, Deno, workers and browsers all have it.
 *
 * @param pixels the place of each pixel's colour in the palette, row by row
 * @param credit in Latin-1, as the text "Copyright", which viewers show among the picture's properties
 */
export async function encodePng(
  { width, height }: { readonly width: number; readonly height: number },
  pixels: Uint8Array,
  palette: readonly number[],
  credit: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits for each pixel, which is a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  // Each row begins with its filter: none, because differences of places in a palette mean nothing.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const colours = new Uint8Array(
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunk("IHDR", header),
    ...chunk("PLTE", colours),
    ...chunk("tEXt", latin1(`Copyright\0${credit}`)),
    ...chunk("IDAT", await compress(rows)),
    ...chunk("IEND", new Uint8Array(0)),
  ];
  return joined(parts);
}

const joined = async (parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob(parts).arrayBuffer());

const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/**
 * In the format of zlib (RFC 1950), which platforms call deflate. Not by way of a `Response`, for which Node
 * loads all that it has of HTTP clients.
 */
async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate")))
    parts.push(part);
  return joined(parts);
}

function chunk(type: string, data: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const [before, after] = [new Uint8Array(4), new Uint8Array(4)];
  const name = new TextEncoder().encode(type);
  new DataView(before.buffer).setUint32(0, data.length);
  new DataView(after.buffer).setUint32(0, crc32(name, data));
  return [before, name, data, after];
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  let crc = value;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(...parts: readonly Uint8Array[]): number {
  let crc = 0xffffffff;
  for (const part of parts)
    for (const byte of part) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] as number);
  return (crc ^ 0xffffffff) >>> 0;
}
