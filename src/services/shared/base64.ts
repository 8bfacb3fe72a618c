/** Functions take so many arguments at most. */
const part = 0x8000;

/** Returns the bytes in Base64. */
export function toBase64(bytes: Uint8Array): string {
  let latin1 = '';
  for (let at = 0; at < bytes.length; at += part) {
    latin1 += String.fromCharCode(...bytes.subarray(at, at + part));
  }
  return btoa(latin1);
}

/** Returns the bytes that the text stands for. Throws where it is no Base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
