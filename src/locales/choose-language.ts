import { languages, type Language } from '../../contract/languages.ts';

/** The key under which the language that was chosen in this browser is kept. */
export const languageKey = 'language';

/** What says which language somebody wants, as it is found when the page starts. */
export interface LanguageHints {
  /** The stored user, as text. */
  readonly user: string | null;
  /** The language that was chosen in this browser. */
  readonly chosen: string | null;
  /** The languages that the browser asks for, the dearest first. */
  readonly browser: readonly string[];
}

/**
 * The language of the page: that of the account, else the one chosen here, else the browser's, else English. A visitor's
 * stored `en` says nothing, since it also stands there for somebody who never chose.
 */
export function chooseLanguage({ user, chosen, browser }: LanguageHints): Language {
  const { language, isSignedIn } = storedLanguage(user);
  const wishes = isSignedIn
    ? [language, chosen, ...browser]
    : [chosen, language === 'en' ? null : language, ...browser];
  for (const wish of wishes) {
    const fit = wish === null ? undefined : closest(wish);
    if (fit !== undefined) return fit;
  }
  return 'en';
}

/** The same language as it is written here, whatever its region: somebody who reads `de-AT` reads `de`. */
export function closest(wish: string): Language | undefined {
  const plain = wish.toLowerCase();
  const [base = ''] = plain.split('-');
  return (
    languages.find((language) => language.toLowerCase() === plain) ??
    languages.find((language) => language.toLowerCase().split('-')[0] === base)
  );
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
