import type { Language } from '../../../contract/languages.ts';

/** The language of the page, or the one to change to. */
export interface LanguageState {
  readonly language: Language;
}

/** Whether an account was signed in. */
export type SyncOutcome = 'saved' | 'signedOut';

export type LanguageEvent =
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'sync.retry' }
  | { readonly type: 'load.cancel' };
