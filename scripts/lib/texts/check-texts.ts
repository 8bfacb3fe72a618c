/** Compares the texts of a language with the English ones, which say what there must be. */
import { languages, type Language } from '../../../contract/languages.ts';
import { argumentsOf, parseMessage, pluralsIn } from './messages.ts';
import { messagesIn, readTexts } from './texts.ts';

/** Returns the problems of all languages. */
export const allProblems = (): readonly string[] => languages.flatMap((language) => problemsIn(language));

/** Returns a line for each text that is missing or unknown, has an error, or other arguments or too few plural forms. */
export function problemsIn(
  language: Language,
  texts = readTexts(language),
  english = readTexts('en'),
): readonly string[] {
  const own = new Map(messagesIn(texts));
  const expected = new Map(messagesIn(english));
  const needed = formsOf(language);
  const missing = [...expected.keys()].filter((path) => !own.has(path));
  const unknown = [...own.keys()].filter((path) => !expected.has(path));
  const faults = [...own].flatMap(([path, text]) => {
    const original = expected.get(path);
    const fault = original === undefined ? null : faultIn(text, original, needed);
    return fault === null ? [] : [`${path}: ${fault}`];
  });
  const lines = [
    ...missing.map((path) => `${path} is missing`),
    ...unknown.map((path) => `${path} is not among the English texts`),
    ...faults,
  ];
  return lines.map((line) => `src/locales/texts/${language}.json: ${line}`);
}

function faultIn(text: string, original: string, needed: readonly string[]): string | null {
  try {
    const message = parseMessage(text);
    const [found, wanted] = [message, parseMessage(original)].map((parsed) =>
      [...argumentsOf(parsed)]
        .map(([name, kind]) => `{${name}} (${kind})`)
        .toSorted()
        .join(', '),
    );
    if (found !== wanted) return `has the arguments ${found || 'none'} instead of ${wanted || 'none'}`;
    // Cases of single numbers alone are a choice, not a count.
    const counts = pluralsIn(message).filter(
      (cases) => cases.some((key) => !/^=|^other$/.test(key)) || !cases.some((key) => key.startsWith('=')),
    );
    const lacking = counts.flatMap((cases) => needed.filter((form) => !cases.includes(form)));
    return lacking.length === 0 ? null : `lacks the plural form "${lacking.join('", "')}"`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The plural forms of the numbers to a thousand. Zero and millions have forms of their own in some languages, which texts may leave out. */
function formsOf(language: Language): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, index) => rules.select(index + 1)))];
}
