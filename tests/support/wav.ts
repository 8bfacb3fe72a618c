import { soundRate } from '../../contract/voice/transcription.ts';
import { toWav } from '../../contract/voice/wav.ts';

/** A part of a sound: a tone with the loudness and the pauses of syllables, or at level 0 nearly silence. */
export interface SoundPart {
  readonly seconds: number;
  /** From 0 to 1. */
  readonly level: number;
  /** In hertz. */
  readonly pitch?: number;
}

/** Returns a tone that is as loud as a voice is at each moment, sampled at `rate`. A little noise is everywhere, as in a room. */
export const samplesOf = (parts: readonly SoundPart[], rate: number = soundRate): Float32Array => {
  const pieces = parts.map(({ seconds, level, pitch = 220 }) =>
    Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
      const time = index / rate;
      const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * time);
      return level * syllable * Math.sin(2 * Math.PI * pitch * time) + noise(index) * 0.001;
    }),
  );
  const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    all.set(piece, place);
    place += piece.length;
  }
  return all;
};

/** The same for the same place, so that a failure repeats. */
const noise = (index: number): number => {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

/** Returns such a sound as a WAV file of one channel with 16 bits. */
export const wavOf = (parts: readonly SoundPart[], rate: number = soundRate): Buffer =>
  Buffer.from(toWav([samplesOf(parts, rate)], rate));
