/** In which messages of a segment a stem is: their places in increasing order, and how often each has it. */
export interface Postings {
  readonly places: readonly number[];
  readonly times: readonly number[];
}

export const noPostings: Postings = { places: [], times: [] };

/** A stem in more messages of a segment says little about one of them: it is only counted. */
export const maxPostings = 512;

/**
 * Returns postings as bytes, with `counted` messages that are not listed: numbers of seven bits a byte, the lowest first. The first
 * one is how many messages have the stem. A message is twice the distance from the one before, from 1, or 1 more and then how
 * often it has the stem, if several times. Where there are too many messages, none follows.
 */
export const encodePostings = ({ places, times }: Postings, counted = 0): Uint8Array => {
  const count = places.length + counted;
  const bytes: number[] = [];
  push(bytes, count);
  let before = -1;
  for (const [index, place] of count > maxPostings ? [] : places.entries()) {
    const often = times[index] ?? 1;
    push(bytes, (place - before) * 2 + (often > 1 ? 1 : 0));
    if (often > 1) {
      push(bytes, often);
    }
    before = place;
  }
  return Uint8Array.from(bytes);
};

/** Returns how many messages have the stem. */
export const countPostings = (bytes: Uint8Array): number => pull({ bytes, at: 0 });

/** Calls `add` with each message that is listed. */
export const readPostings = (bytes: Uint8Array, add: (place: number, times: number) => void): void => {
  const reader = { bytes, at: 0 };
  pull(reader);
  let place = -1;
  while (reader.at < bytes.length) {
    const step = pull(reader);
    place += step >> 1;
    add(place, (step & 1) === 1 ? pull(reader) : 1);
  }
};

/** Returns bytes with further postings, of later messages. */
export const addPostings = (bytes: Uint8Array, later: Postings): Uint8Array => {
  const places: number[] = [];
  const times: number[] = [];
  readPostings(bytes, (place, often) => {
    places.push(place);
    times.push(often);
  });
  const counted = countPostings(bytes) - places.length;
  return encodePostings({ places: [...places, ...later.places], times: [...times, ...later.times] }, counted);
};

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
