/** What plays sounds: one for the page, which a tap has allowed to be heard. */
export interface SoundPlayer {
  /** Allows the page to be heard; to be called while the user taps. `isCall`: a microphone is used, too. */
  readonly unlock: (isCall?: boolean) => void;
  /** What a tap has unlocked. */
  readonly getContext: () => AudioContext;
  readonly decode: (file: ArrayBuffer) => Promise<AudioBuffer>;
  /** Plays a sound to its end. Silent at once when the signal is aborted. */
  readonly play: (sound: AudioBuffer, signal: AbortSignal) => Promise<void>;
}

/** Safari has it: without it the mute switch of a phone silences the page. */
interface AudioSession {
  type: string;
}

interface Page {
  readonly AudioContext: typeof AudioContext;
  readonly navigator: object;
}

export function createSoundPlayer(page: Page = globalThis): SoundPlayer {
  let opened: AudioContext | undefined;
  const getContext = (): AudioContext => (opened ??= new page.AudioContext());
  const resume = async (): Promise<void> => {
    const context = getContext();
    if (context.state !== 'running') await context.resume();
  };
  return {
    getContext,
    unlock(isCall = false) {
      const { audioSession }: { readonly audioSession?: AudioSession } = page.navigator;
      if (audioSession !== undefined) audioSession.type = isCall ? 'play-and-record' : 'playback';
      // A browser that refuses it does so again when a sound is played.
      void resume().catch(() => undefined);
    },
    decode: (file) => getContext().decodeAudioData(file),
    async play(sound, signal) {
      await Promise.race([resume(), aborted(signal)]);
      if (signal.aborted) return;
      const context = getContext();
      const source = context.createBufferSource();
      source.buffer = sound;
      source.connect(context.destination);
      const ended = new Promise<void>((resolve) => source.addEventListener('ended', () => resolve()));
      source.start();
      await Promise.race([ended, aborted(signal, () => source.disconnect())]);
    },
  };
}

/** One for all parts of the page: what a tap has unlocked is used again. */
export const soundPlayer = createSoundPlayer();

/** Resolves when the signal is aborted, after `then`, which is called in the same moment. */
const aborted = (signal: AbortSignal, then: () => void = () => undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      then();
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
