import { readSite } from '../browser/read-site.ts';
import { dictationSupport } from '../dictation/dictation-support.ts';

type Speech = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>;

/**
 * Reports when a call can work here: speech becomes text, and there is a voice, of the server or of this device. Browsers load theirs
 * late. Returns what ends the watch.
 */
export function watchCallSupport(report: () => void): (() => void) | undefined {
  if (dictationSupport() !== 'offered') return undefined;
  const { speechSynthesis: speech }: { readonly speechSynthesis?: Speech } = window;
  const look = (): void => {
    const voices = speech?.getVoices() ?? [];
    if (voices.some(({ localService }) => localService)) report();
  };
  if (readSite().speaks === true) report();
  else look();
  speech?.addEventListener('voiceschanged', look);
  return () => speech?.removeEventListener('voiceschanged', look);
}
