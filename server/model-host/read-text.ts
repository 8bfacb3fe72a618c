import { HostError } from './host-error.ts';

/** Reads a host's answer to its end. Throws as `readBytes`. */
export const readText = async (response: AsyncIterable<Buffer>, max: number): Promise<string> =>
  (await readBytes(response, max)).toString('utf8');

/** Reads a host's answer to its end. Throws `HostError`: `refused` when it has more than `max` bytes, `broken` when it is cut. */
export const readBytes = async (response: AsyncIterable<Buffer>, max: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      length += part.length;
      if (length > max) {
        break;
      }
      parts.push(part);
    }
  } catch (cause) {
    throw new HostError('broken', { cause });
  }
  if (length > max) {
    throw new HostError('refused', { status: 200, words: 'an answer that is too long' });
  }
  return Buffer.concat(parts);
};
