import type { Speed, Voice } from '../../machines/voice/voice.types.ts';

/** The parts of the browser's speech that are used. */
export interface Speech {
  readonly synthesis: Pick<
    SpeechSynthesis,
    'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
  >;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
}

/** Returns the speech of the browser; null where it has none. */
export const browserSpeech = (page: Partial<typeof globalThis> = globalThis): Speech | null => {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = page;
  return synthesis === undefined || Utterance === undefined
    ? null
    : { synthesis, createUtterance: (text) => new Utterance(text) };
};

/** Browsers load their voices late. In milliseconds. */
const longestWait = 1000;

/** Returns the voices of the browser: those of this device first, then those in the language. */
export async function findBrowserVoices(
  speech: Speech | null,
  language: string,
  wait = longestWait,
): Promise<readonly Voice[]> {
  if (speech === null) return [];
  const { synthesis } = speech;
  if (synthesis.getVoices().length === 0) await voicesChange(synthesis, wait);
  const [short = ''] = language.toLowerCase().split('-');
  return synthesis
    .getVoices()
    .map(({ voiceURI, name, lang, localService }): Voice => ({
      source: 'browser',
      id: voiceURI,
      name,
      lang,
      maker: localService ? null : makerOf(name),
    }))
    .toSorted((one, other) => rankOf(one, short) - rankOf(other, short));
}

const rankOf = ({ maker, lang }: Voice, language: string): number =>
  (maker === null ? 0 : 2) + (lang.toLowerCase().startsWith(language) ? 0 : 1);

/** Names of voices begin with that of who makes them; '' where that is not known. */
const makerOf = (name: string): string =>
  /^(?:Google|Microsoft|Apple|Samsung|Amazon)\b/.exec(name)?.[0] ?? '';

const voicesChange = (synthesis: Speech['synthesis'], wait: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', end);
      resolve();
    };
    const timer = setTimeout(end, wait);
    synthesis.addEventListener('voiceschanged', end);
  });

export interface BrowserSentence {
  readonly text: string;
  readonly voiceId: string;
  readonly speed: Speed;
}

/** Speaks a sentence to its end. Silent at once when the signal is aborted. Never pauses: browsers do not go on after that. */
export const speakSentence = (
  { synthesis, createUtterance }: Speech,
  { text, voiceId, speed }: BrowserSentence,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return resolve();
    const utterance = createUtterance(text);
    const voice = synthesis.getVoices().find(({ voiceURI }) => voiceURI === voiceId);
    if (voice !== undefined) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.rate = Number(speed);
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', ({ error }) =>
      signal.aborted ? resolve() : reject(new Error(`The browser did not speak: ${error}.`)),
    );
    signal.addEventListener(
      'abort',
      () => {
        synthesis.cancel();
        resolve();
      },
      { once: true },
    );
    synthesis.speak(utterance);
  });
