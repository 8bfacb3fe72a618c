import { createHash, randomBytes } from 'node:crypto';

/** A UUIDv7: it sorts by the time of its making, which keeps the indexes' ends warm. */
export const newId = (now: number = Date.now()): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** 256 random bits, as 43 characters that fit a header, a link and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored in place of a secret. The secrets are random, so they need no salt and no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
