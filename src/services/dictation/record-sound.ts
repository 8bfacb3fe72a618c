import { toWav } from '../../../contract/voice/wav.ts';
import type { MicrophoneReport } from '../../machines/dictation/dictation.machine.ts';
import { createSpeechDetector } from './detect-speech.ts';
import { toProblem } from './microphone-problem.ts';

/** A microphone in use. */
export interface Listening {
  /** Everything was said. What the microphone still reports follows. */
  readonly stop: () => void;
  /** Nobody waits for what it reports. */
  readonly close: () => void;
}

/** Holds the last recording, in memory alone, until the next one or until it is taken. */
export interface Recordings {
  readonly set: (wav: Uint8Array<ArrayBuffer> | null) => void;
  readonly get: () => Uint8Array<ArrayBuffer> | null;
}

export function createRecordings(): Recordings {
  let last: Uint8Array<ArrayBuffer> | null = null;
  return {
    set: (wav) => {
      last = wav;
    },
    get: () => last,
  };
}

/** Turns a microphone on until the signal is aborted. `onEnd`: it was unplugged. */
export type OpenMicrophone = (
  hear: (frame: Float32Array) => void,
  onEnd: () => void,
  signal: AbortSignal,
) => Promise<void>;

/** Records what is said, without the silence, until it is stopped. */
export function recordSound(
  report: (event: MicrophoneReport) => void,
  recordings: Recordings,
  openMicrophone: OpenMicrophone,
): Listening {
  const closing = new AbortController();
  const { signal } = closing;
  const detector = createSpeechDetector();
  recordings.set(null);

  const hear = (frame: Float32Array): void => {
    const change = detector.add(frame);
    if (change !== null) report({ type: change === 'started' ? 'speech.started' : 'speech.ended' });
  };

  const stop = (): void => {
    if (signal.aborted) return;
    closing.abort();
    const kept = detector.kept();
    if (kept.length > 0) recordings.set(toWav(kept));
    report({ type: 'microphone.off', isRecorded: kept.length > 0 });
  };

  openMicrophone(hear, stop, signal).then(
    () => signal.aborted || report({ type: 'microphone.on' }),
    (error: unknown) => {
      if (signal.aborted) return;
      closing.abort();
      report({ type: 'microphone.failed', problem: toProblem(error) });
    },
  );
  return { stop, close: () => closing.abort() };
}
