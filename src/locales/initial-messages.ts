import type { Language } from '../../contract/languages.ts';
import { chooseLanguage, languageKey } from './choose-language.ts';
import { loadAppTexts } from './load-texts.ts';
import type { InitialMessages } from './message-store.ts';
import { setDocumentLanguage } from './set-document-language.ts';

/** Chooses the page's language: the user's, the one selected in this browser, or the browser's. */
export const readLanguage = (): Language =>
  chooseLanguage({
    user: readStored('user-store'),
    chosen: readStored(languageKey),
    browser: navigator.languages,
  });

/** The language of a visitor who has selected none. */
export const readBrowserLanguage = (): Language =>
  chooseLanguage({ user: null, chosen: null, browser: navigator.languages });

/**
 * Loads the texts that every screen needs. `isFallback` is true where they are in English because the language did not
 * load. Rejects when English does not load either.
 */
export async function loadInitialMessages(
  language: Language,
): Promise<InitialMessages & { readonly isFallback: boolean }> {
  try {
    return { ...(await loadLanguage(language)), isFallback: false };
  } catch (error) {
    if (language === 'en') throw error;
    return { ...(await loadLanguage('en')), isFallback: true };
  }
}

async function loadLanguage(language: Language): Promise<InitialMessages> {
  setDocumentLanguage(language);
  return { language, texts: await loadAppTexts(language) };
}

/** A browser may deny access to its storage. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
