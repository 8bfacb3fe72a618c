import type { MicrophoneReport } from '../../machines/dictation/dictation.machine.ts';
import { createSpeechDetector } from './detect-speech.ts';
import workletUrl from './microphone-worklet.js?url';
import { toProblem } from './microphone-problem.ts';
import { createFramer } from './to-frames.ts';
import { toWav } from '../../../contract/wav.ts';

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

/** Records what is said, without the silence, until it is stopped. */
export function recordSound(report: (event: MicrophoneReport) => void, recordings: Recordings): Listening {
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

/** Turns the microphone on until the signal is aborted, also while the browser asks for it. `onEnd`: it was unplugged. */
async function openMicrophone(
  hear: (frame: Float32Array) => void,
  onEnd: () => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const tracks = stream.getTracks();
  const context = new AudioContext();
  const close = () => {
    tracks.forEach((track) => track.stop());
    if (context.state !== 'closed') void context.close();
  };
  if (signal.aborted) {
    close();
    return;
  }
  signal.addEventListener('abort', close, { once: true });
  tracks.forEach((track) => track.addEventListener('ended', onEnd));
  await context.audioWorklet.addModule(workletUrl);
  if (signal.aborted) return;
  await context.resume();
  const toFrames = createFramer(context.sampleRate);
  const microphone = new AudioWorkletNode(context, 'microphone');
  microphone.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
    if (!signal.aborted) toFrames(data).forEach(hear);
  });
  microphone.port.start();
  // It outputs silence. Without an output some browsers don't run it.
  context.createMediaStreamSource(stream).connect(microphone).connect(context.destination);
}
