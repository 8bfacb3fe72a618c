import { toWav } from '../../../../contract/voice/wav.ts';
import type { Played } from './played.ts';

/** A sound that says which one it is: a pair of numbers from 0 to 9. */
export interface Tone {
  readonly low: number;
  readonly high: number;
}

/** Where a tone was heard, in samples. */
export interface HeardTone extends Tone {
  readonly from: number;
  readonly to: number;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** In hertz. */
const [lowOf, highOf] = [(low: number) => 400 + 100 * low, (high: number) => 1600 + 150 * high];
const fileRate = 8000;
/** In seconds: how long a tone is, and the silence before and behind it, by which two of them are told apart. */
const [length, margin] = [0.06, 0.02];

/** Returns a WAV file in which a tone is heard at two frequencies at once. */
export function fileOfTone({ low, high }: Tone): Buffer {
  const [begin, end] = [margin * fileRate, (margin + length) * fileRate];
  const samples = Float32Array.from({ length: end + begin }, (_, index) =>
    index < begin || index >= end
      ? 0
      : 0.3 * (wave(lowOf(low), index / fileRate) + wave(highOf(high), index / fileRate)),
  );
  return Buffer.from(toWav([samples], fileRate));
}

const wave = (frequency: number, time: number): number => Math.sin(2 * Math.PI * frequency * time);

/** Returns the tones in the order in which they were heard. */
export const tonesIn = ({ samples, rate }: Played): readonly HeardTone[] =>
  loudParts(samples, (margin / 2) * rate).map(([from, to]) => ({
    from,
    to,
    low: loudest(samples.subarray(from, to), rate, lowOf),
    high: loudest(samples.subarray(from, to), rate, highOf),
  }));

const loud = 0.02 * 32_767;

/** Returns where it is loud, each part from its first sample to behind the last: between two of them is silence for `pause` samples. */
function loudParts(samples: Int16Array, pause: number): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) < loud) continue;
    const last = parts.at(-1);
    if (last === undefined || index - last[1] > pause) parts.push([index, index + 1]);
    else last[1] = index + 1;
  }
  return parts;
}

/** Returns which of ten frequencies is the loudest. */
function loudest(samples: Int16Array, rate: number, frequencyOf: (digit: number) => number): number {
  const powers = digits.map((digit) => powerAt(samples, frequencyOf(digit) / rate));
  return powers.indexOf(Math.max(...powers));
}

/** Returns how strong a frequency is, which is given as turns a sample. */
export function powerAt(samples: Int16Array, turns: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, sample] of samples.entries()) {
    real += sample * Math.cos(2 * Math.PI * turns * index);
    imaginary += sample * Math.sin(2 * Math.PI * turns * index);
  }
  return real ** 2 + imaginary ** 2;
}
