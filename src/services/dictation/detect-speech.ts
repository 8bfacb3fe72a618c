import { soundRate } from '../../../contract/voice/transcription.ts';

/** How many samples are judged at once: 20 milliseconds. */
export const frameLength = soundRate / 50;

const frames = (milliseconds: number): number => Math.ceil(milliseconds / 20);

/** As long as a sound must last to be speech: a click or a key is shorter. In frames, of the last that many and two. */
const sustained = frames(130);
/** How long a pause may be that belongs to speech. */
const pause = frames(600);
/** What is kept before and after speech, so that no consonant is cut off. */
const margin = frames(300);

/** How loud speech is at least, from 0 to 1, and how much louder than what is always heard. */
const least = { level: 0.004, ratio: 3 };
/** What is always heard is believed to be at most this loud: who speaks from the first moment on is heard. */
const loudestNoise = 0.02;
/** How much louder the noise may be a frame later: 3 dB in a second. Speech has pauses before that matters. */
const rise = 1.007;

export type SpeechChange = 'started' | 'ended' | null;

export interface SpeechDetector {
  /** Judges the next frame. */
  readonly add: (frame: Float32Array) => SpeechChange;
  /** The frames of speech so far with their margins, without the silence between. */
  readonly kept: () => readonly Float32Array[];
}

/** Finds speech by its energy, and drops silence: a recognizer writes thanks into it. */
export function createSpeechDetector(): SpeechDetector {
  const kept: Float32Array[] = [];
  let before: Float32Array[] = [];
  let noise: number | null = null;
  let loud: boolean[] = [];
  let isSpeaking = false;
  let quiet = 0;

  const isLoud = (level: number): boolean => {
    if (noise === null) {
      // A microphone that is not on yet is perfectly silent.
      if (level > 0) noise = Math.min(level, loudestNoise);
      return false;
    }
    const next = level < noise ? 0.7 * noise + 0.3 * level : noise * rise;
    noise = Math.min(Math.max(next, 1e-5), loudestNoise);
    return level > Math.max(least.level, noise * least.ratio);
  };

  return {
    add(frame) {
      const hasSound = isLoud(levelOf(frame));
      if (isSpeaking) {
        quiet = hasSound ? 0 : quiet + 1;
        if (quiet > margin) {
          before = [...before, frame].slice(-margin);
        } else {
          kept.push(...before, frame);
          before = [];
        }
        if (quiet < pause) return null;
        isSpeaking = false;
        loud = [];
        return 'ended';
      }
      before = [...before, frame].slice(-margin - sustained);
      loud = [...loud, hasSound].slice(-sustained - 2);
      if (!hasSound || loud.filter(Boolean).length < sustained) return null;
      kept.push(...before);
      before = [];
      quiet = 0;
      isSpeaking = true;
      return 'started';
    },
    kept: () => kept,
  };
}

/** The root of the mean square. */
const levelOf = (frame: Float32Array): number =>
  Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(frame.length, 1));
