import { soundRate } from '../../../contract/voice/transcription.ts';
import { frameLength } from './detect-speech.ts';

/**
 * Returns a function that takes sound as a microphone samples it, in blocks of any length, and returns the frames at 16 kHz that are
 * complete. Each sample is the mean of those that it takes the place of, which leaves out what is too high for it.
 */
export function createFramer(rate: number): (block: Float32Array) => Float32Array[] {
  const step = rate / soundRate;
  let frame = new Float32Array(frameLength);
  let filled = 0;
  let sum = 0;
  /** How much of a sample has been summed, in samples of the microphone. */
  let weight = 0;

  return (block) => {
    const complete: Float32Array[] = [];
    for (const sample of block) {
      let left = 1;
      while (left > 1e-9) {
        const part = Math.min(left, step - weight);
        sum += sample * part;
        weight += part;
        left -= part;
        if (weight < step - 1e-9) continue;
        frame[filled] = sum / step;
        filled += 1;
        sum = 0;
        weight = 0;
        if (filled < frameLength) continue;
        complete.push(frame);
        frame = new Float32Array(frameLength);
        filled = 0;
      }
    }
    return complete;
  };
}
