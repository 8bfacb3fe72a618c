import type { Language } from '../../contract/languages.ts';
import { fetchCatalogue } from './catalogues.ts';
import { chooseLanguage, languageKey } from './choose-language.ts';
import type { Spoken } from './loaded-messages.ts';
import { markPage } from './mark-page.ts';
import { showPlainNotice } from './plain-notice.ts';

/** The texts that the page starts with. `isOwn` is false where English stands in for texts that did not come. */
export interface FirstTexts extends Spoken {
  readonly isOwn: boolean;
}

/**
 * This file is a script of its own and runs first: the language is known, and its texts are on their way, while the page's
 * code is still coming. Fails when not even English came.
 */
export const firstTexts: Promise<FirstTexts> = fetchFirst(
  chooseLanguage({
    user: stored('user-store'),
    chosen: stored(languageKey),
    browser: navigator.languages,
  }),
);

/** Code that does not come runs nothing: the page hears of it only as an event of the script that should have brought it. */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement)
      void firstTexts.then(({ catalogue: { first } }) => {
        const { title, text, action } = first.standIn.screenFailed;
        showPlainNotice({ title, text, reload: action });
      }, noTexts);
  },
  true,
);
firstTexts.catch(noTexts);

function noTexts(): void {
  showPlainNotice();
}

async function fetchFirst(language: Language): Promise<FirstTexts> {
  markPage(language);
  try {
    return { language, catalogue: await fetchCatalogue(language), isOwn: true };
  } catch {
    // Whoever can read the page in another language is better off than with none.
    markPage('en');
    return { language: 'en', catalogue: await fetchCatalogue('en'), isOwn: false };
  }
}

/** A browser may refuse to let the page read what it keeps. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
