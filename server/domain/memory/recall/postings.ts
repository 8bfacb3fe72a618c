/** In which messages of a segment a stem is. */
export interface Postings {
  /** How many messages have it. */
  readonly count: number;
  /** Their places in the segment in increasing order; empty for a frequent stem, which says little about a message. */
  readonly places: readonly number[];
  /** How often each of them has it. */
  readonly times: readonly number[];
}

export const noPostings: Postings = { count: 0, places: [], times: [] };

/** A stem in more messages of a segment is only counted. */
export const mostPostings = 512;

/**
 * Returns postings as bytes. Numbers have seven bits a byte, the lowest first. Each message is twice the distance from the one before,
 * from 1; one that has the stem several times has 1 more, and then how often. Frequent stems are 0 and their count.
 */
export const encodePostings = ({ count, places, times }: Postings): Uint8Array => {
  const bytes: number[] = [];
  if (count > mostPostings) {
    bytes.push(0);
    push(bytes, count);
    return Uint8Array.from(bytes);
  }
  let before = -1;
  for (const [index, place] of places.entries()) {
    const often = times[index] ?? 1;
    push(bytes, (place - before) * 2 + (often > 1 ? 1 : 0));
    if (often > 1) {
      push(bytes, often);
    }
    before = place;
  }
  return Uint8Array.from(bytes);
};

export const decodePostings = (bytes: Uint8Array): Postings => {
  const reader = { bytes, at: 0 };
  if (bytes[0] === 0) {
    reader.at = 1;
    return { count: pull(reader), places: [], times: [] };
  }
  const places: number[] = [];
  const times: number[] = [];
  let place = -1;
  while (reader.at < bytes.length) {
    const step = pull(reader);
    place += step >> 1;
    places.push(place);
    times.push((step & 1) === 1 ? pull(reader) : 1);
  }
  return { count: places.length, places, times };
};

/** Returns the postings of both, of which the second ones are of later messages. */
export const joinPostings = (earlier: Postings, later: Postings): Postings => ({
  count: earlier.count + later.count,
  places: [...earlier.places, ...later.places],
  times: [...earlier.times, ...later.times],
});

const push = (bytes: number[], value: number): void => {
  let left = value;
  for (; left >= 128; left >>>= 7) {
    bytes.push((left & 127) | 128);
  }
  bytes.push(left);
};

const pull = (reader: { readonly bytes: Uint8Array; at: number }): number => {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at] ?? 0;
    reader.at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) {
      return value;
    }
  }
};
