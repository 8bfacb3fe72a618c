import type { Language } from '../../../contract/languages.ts';

/** The language that the page speaks, or is to speak. */
export interface LanguageState {
  readonly language: Language;
}

/** Whether there was an account to tell. */
export type Telling = 'told' | 'nobody';

export type LanguageEvent =
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'sync.retry' }
  | { readonly type: 'load.cancel' };
