import { closestLanguage, type Language } from '../../contract/languages.ts';

/** The storage key of the language that was chosen in this browser. */
export const languageKey = 'language';

/** The tab's storage key of a choice with which the next page continues. */
export const languageChoiceKey = 'language-choice';

/** Where the language can come from when the page starts. */
export interface LanguageHints {
  /** The stored user, as text. */
  readonly user: string | null;
  /** The language that was chosen in this browser. */
  readonly chosen: string | null;
  /** The languages of the browser, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language of the page: that of the account, else the one chosen here, else the browser's, else English. A visitor's
 * stored `en` has no meaning, since it is also the default of users who never chose.
 */
export function chooseLanguage({ user, chosen, browser }: LanguageHints): Language {
  const { language, isSignedIn } = storedLanguage(user);
  const candidates = isSignedIn
    ? [language, chosen, ...browser]
    : [chosen, language === 'en' ? null : language, ...browser];
  for (const candidate of candidates) {
    const fit = candidate === null ? undefined : closestLanguage(candidate);
    if (fit !== undefined) return fit;
  }
  return 'en';
}

function storedLanguage(text: string | null): { language: string | null; isSignedIn: boolean } {
  try {
    const { userInfo } = JSON.parse(text ?? '{}');
    const language: unknown = userInfo?.language;
    return {
      language: typeof language === 'string' ? language : null,
      isSignedIn: typeof userInfo?.uuid === 'string',
    };
  } catch {
    return { language: null, isSignedIn: false };
  }
}
