import { createHash, randomBytes } from 'node:crypto';

/** Returns a UUIDv7, which sorts by creation time and so keeps index inserts local. */
export const newId = (now: number = Date.now()): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Returns the time that was passed to `newId`. */
export const timeOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/**
 * Returns 256 random bits (less a tenth) as 43 characters that are valid in headers, URLs and cookies. It does not begin with two
 * hexadecimal digits: after the "=" of a mailed link, a reader that takes every mail for quoted-printable would decode them.
 */
export const newSecret = (): string => {
  const secret = randomBytes(32).toString('base64url');
  return /^[\dA-F]{2}/.test(secret) ? newSecret() : secret;
};

/**
 * Returns the hash that is stored instead of a secret. Secrets are random, so they need neither salt nor a slow hash.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
