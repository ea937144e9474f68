/** In place of the Encoding standard, which bare engines lack. The library encodes only ASCII by it. */
export class TextEncoder {
  encode(text: string): Uint8Array {
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    return bytes;
  }
}
