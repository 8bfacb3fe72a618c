const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Texts and profiles, which are compressed: a file of some megabytes can hold gigabytes of them. */
const bombs = /^(?:tEXt|zTXt|iTXt)$/;

/**
 * Returns a PNG without its texts, which the decoder would decompress before anything else, without an end. Other bytes, and what
 * follows a chunk that is cut, stay as they are: the decoder refuses them.
 */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, signature.length).equals(signature)) return bytes;
  const parts: Uint8Array[] = [signature];
  let at = signature.length;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) break;
    if (!bombs.test(file.toString('latin1', at + 4, at + 8))) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, file.subarray(at)]);
}
