import { askForMicrophone, connectMicrophone } from '../dictation/open-microphone.ts';
import type { OpenMicrophone } from '../dictation/record-sound.ts';

/** How many frames of 20 milliseconds are remembered of who begins to speak: two seconds. */
const longestBacklog = 100;

/** The microphone of a call. It is open for as long as the call, and no sound leaves it but to who listens. */
export interface CallLine {
  /** Asks for the microphone, with which nothing is heard yet. `onEnd`: it was unplugged. Closed when the signal is aborted. */
  readonly open: (onEnd: () => void, signal: AbortSignal) => Promise<void>;
  /** Listens until its signal is aborted, and hears first what is remembered. */
  readonly listen: OpenMicrophone;
  /** Listens as well, and remembers the last two seconds for who listens next. */
  readonly overhear: OpenMicrophone;
}

export function createCallLine(getContext: () => AudioContext): CallLine {
  let tracks: readonly MediaStreamTrack[] = [];
  let node: AudioWorkletNode | undefined;
  let hear: ((frame: Float32Array) => void) | undefined;
  let backlog: Float32Array[] = [];

  const setListener = (listener: typeof hear): void => {
    hear = listener;
    tracks.forEach((track) => {
      track.enabled = listener !== undefined;
    });
    node?.port.postMessage(listener === undefined ? 'closed' : 'open', []);
  };

  const close = (): void => {
    setListener(undefined);
    backlog = [];
    tracks.forEach((track) => track.stop());
    tracks = [];
    node?.port.postMessage('ended', []);
    node?.disconnect();
    node = undefined;
  };

  /** The next listener has taken its place where it is not the same. */
  const attach = (listener: (frame: Float32Array) => void, signal: AbortSignal): void => {
    if (signal.aborted) return;
    if (node === undefined) throw new DOMException('The microphone is off.', 'NotFoundError');
    setListener(listener);
    signal.addEventListener('abort', () => hear === listener && setListener(undefined), { once: true });
  };

  return {
    async open(onEnd, signal) {
      const stream = await askForMicrophone();
      const opened = stream.getTracks();
      if (signal.aborted) {
        opened.forEach((track) => track.stop());
        return;
      }
      tracks = opened;
      signal.addEventListener('abort', close, { once: true });
      tracks.forEach((track) => track.addEventListener('ended', onEnd));
      setListener(undefined);
      const connected = await connectMicrophone(getContext(), stream, (frame) => hear?.(frame));
      if (signal.aborted) connected.port.postMessage('ended', []);
      else node = connected;
      setListener(hear);
    },
    listen: async (listener, _, signal) => {
      const remembered = backlog;
      backlog = [];
      attach(listener, signal);
      remembered.forEach(listener);
    },
    overhear: async (listener, _, signal) => {
      backlog = [];
      attach((frame) => {
        backlog = [...backlog, frame].slice(-longestBacklog);
        listener(frame);
      }, signal);
    },
  };
}
