/** What of the browser's recognition of speech is used. Its types are not in those of TypeScript yet. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

interface Options {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionClass {
  new (): Recognition;
  readonly available?: (options: Options) => Promise<Availability>;
  readonly install?: (options: Options) => Promise<boolean>;
}

export interface SpeechWindow {
  readonly SpeechRecognition?: RecognitionClass;
  readonly webkitSpeechRecognition?: RecognitionClass;
}

declare global {
  interface Window extends SpeechWindow {
    /** As the standard has it. */
    readonly isSecureContext: boolean;
  }
}

/** Returns the browser's recognition; undefined where it has none. */
export const recognitionOf = (page: SpeechWindow): RecognitionClass | undefined =>
  page.SpeechRecognition ?? page.webkitSpeechRecognition;

/** The countries of the languages whose name alone is not one that recognizers know. */
const regions: Readonly<Record<string, string>> = {
  en: 'US',
  es: 'ES',
  de: 'DE',
  fr: 'FR',
  ja: 'JP',
  ar: 'SA',
};

/** Returns the language of the page as its reader speaks it: with the country that the browser names. */
export const spokenLanguage = (language: string, preferred: readonly string[]): string => {
  if (language.includes('-')) return language;
  const region = regions[language];
  return (
    preferred.find((one) => one.startsWith(`${language}-`)) ??
    (region === undefined ? language : `${language}-${region}`)
  );
};
