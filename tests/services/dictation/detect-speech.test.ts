import { expect, test } from 'vitest';
import { soundRate } from '../../../contract/voice/transcription.ts';
import { createSpeechDetector } from '../../../src/services/dictation/detect-speech.ts';
import { createFramer } from '../../../src/services/dictation/to-frames.ts';
import { toWav } from '../../../contract/voice/wav.ts';
import { samplesOf, wavOf, type SoundPart } from '../../support/wav.ts';

/** Returns what is heard in a sound, and how many seconds of it are kept. */
function hear(sound: Float32Array, rate: number = soundRate) {
  const detector = createSpeechDetector();
  const toFrames = createFramer(rate);
  const changes = blocksOf(sound)
    .flatMap(toFrames)
    .map(detector.add)
    .filter((change) => change !== null);
  const kept = detector.kept().reduce((sum, { length }) => sum + length, 0) / soundRate;
  return { changes, kept };
}

/** As a microphone sends it: in blocks that have nothing to do with frames. */
const blocksOf = (sound: Float32Array): Float32Array[] =>
  Array.from({ length: Math.ceil(sound.length / 2048) }, (_, index) =>
    sound.subarray(index * 2048, (index + 1) * 2048),
  );

const silence: SoundPart = { seconds: 2, level: 0 };
const speech: SoundPart = { seconds: 1.5, level: 0.3 };
const parts = (...list: readonly SoundPart[]) => samplesOf(list);

/** The same noise at each place, from -1 to 1. */
const noise = (length: number, level: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => {
    const wave = Math.sin(index * 78.233) * 12_543.123;
    return level * (2 * (wave - Math.floor(wave)) - 1);
  });

test.each([16_000, 44_100, 48_000])(
  'speech is heard and kept without the silence around it, at %i Hz',
  (rate) => {
    const { changes, kept } = hear(samplesOf([silence, speech, silence], rate), rate);
    expect(changes).toEqual(['started', 'ended']);
    expect(kept).toBeGreaterThan(1.5);
    expect(kept).toBeLessThan(2.3);
  },
);

test('two sentences are heard apart, and their beginnings are kept', () => {
  const { changes, kept } = hear(parts(silence, speech, silence, { ...speech, level: 0.05 }, silence));
  expect(changes).toEqual(['started', 'ended', 'started', 'ended']);
  expect(kept).toBeGreaterThan(3);
});

test('who speaks from the first moment on is heard', () => {
  expect(hear(parts(speech, silence)).changes).toEqual(['started', 'ended']);
});

test('a pause in a sentence does not end it', () => {
  expect(hear(parts(silence, speech, { seconds: 0.4, level: 0 }, speech, silence)).changes).toEqual([
    'started',
    'ended',
  ]);
});

const add = (sound: Float32Array, other: Float32Array): Float32Array =>
  sound.map((sample, index) => sample + (other[index] ?? 0));
const tenSeconds = 10 * soundRate;
const hum = Float32Array.from({ length: tenSeconds }, (_, index) => 0.03 * Math.sin(index * 0.02));
const clicks = Float32Array.from({ length: tenSeconds }, (_, index) =>
  index % soundRate < 800 ? 0.5 * Math.sin(index * 0.3) : 0,
);

test.each([
  ['nothing at all', new Float32Array(tenSeconds)],
  ['a silent room', noise(tenSeconds, 0.002)],
  ['a fan', noise(tenSeconds, 0.03)],
  ['a hum', hum],
  ['clicks of a keyboard', add(noise(tenSeconds, 0.002), clicks)],
])('%s is no speech', (_, sound) => {
  expect(hear(sound)).toEqual({ changes: [], kept: 0 });
});

test('speech over a fan is heard', () => {
  const sound = parts(silence, speech, silence);
  expect(hear(add(sound, noise(sound.length, 0.03))).changes).toEqual(['started', 'ended']);
});

test('the file is the WAV that the server takes', () => {
  const sound = [{ seconds: 0.1, level: 0.5 }];
  expect(Buffer.from(toWav([samplesOf(sound)]))).toEqual(wavOf(sound));
  // What is too loud is cut, and not turned into its opposite.
  const loud = Buffer.from(toWav([new Float32Array([2, -2])]));
  expect([loud.readInt16LE(44), loud.readInt16LE(46)]).toEqual([32_767, -32_767]);
});

test('a tone keeps its pitch at another rate', () => {
  const rate = 48_000;
  const tone = Float32Array.from({ length: rate }, (_, index) =>
    Math.sin((2 * Math.PI * 440 * index) / rate),
  );
  const frames = createFramer(rate)(tone);
  const samples = frames.flatMap((frame) => Array.from(frame));
  expect(samples.length).toBe(soundRate);
  const crossings = samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length;
  expect(Math.abs(crossings - 440)).toBeLessThanOrEqual(1);
});
