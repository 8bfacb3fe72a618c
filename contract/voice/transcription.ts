import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** How a recording is sampled: one channel of 16-bit numbers, which is what recognizers of speech take. */
export const soundRate = 16_000;

/** The longest recording, in seconds. What is silent counts only where it was not left out. */
export const maxSoundSeconds = 120;

/** The bytes of the header of a WAV file with nothing but sound. */
export const wavHeaderBytes = 44;

/** The most bytes of a recording's file. */
export const maxSoundBytes = wavHeaderBytes + 2 * soundRate * maxSoundSeconds;

/**
 * Returns what was said in a recording. The body is a WAV file of at most two minutes: one channel, 16 bits, 16 kHz. It is passed on
 * to the operator's host for transcriptions, and neither it nor the text is stored or logged.
 */
export const transcribe = defineCall({
  method: 'POST',
  path: '/dictation/transcribe',
  access: 'token',
  effect: 'write',
  input: v.object({}),
  output: v.object({ text: v.string() }),
  body: 'sound',
  extension: true,
});
