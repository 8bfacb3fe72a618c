/** Compiles the texts of the page to modules, so that the page needs no parser of messages. */
import { directionOf, languages, type Language } from '../../../contract/languages.ts';
import { appGroups } from '../../../src/locales/app-groups.ts';
import { codeOf, parseMessage } from './messages.ts';
import { isPage, ownArgumentsOf, pageArguments, readTexts, type TextGroup, type Texts } from './texts.ts';

/** The names of the modules of a language, and of a group that loads on its own. */
export const appModule = (language: Language): string => `virtual:texts/${language}`;
export const groupModule = (language: Language, group: string): string =>
  `${appModule(language)}/${fileName(group)}`;

/** The file of the build with a group is named after it: `chat-profile` for `chatProfile`. */
const fileName = (group: string): string =>
  group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const formatsModule = '/src/locales/formats.ts';
const durationsModule = '/src/locales/intl-durations.ts';

/** The first load names no more than the modules of the languages. */
export function compileLanguages(): string {
  const entries = languages.map((language) => `'${language}': () => import('${appModule(language)}')`);
  return `export const languageTexts = { ${entries.join(', ')} };`;
}

/** The module with the texts of every screen in a language, and the loaders of all others. */
export function compileApp(language: Language): string {
  const texts = readTexts(language);
  const late = Object.keys(texts).filter((group) => !appGroups.some((name) => name === group));
  const loaders = late.map((group) => `${group}: () => import('${groupModule(language, group)}')`);
  const code = appGroups.map((group) => exportOf(language, group, texts)).join('\n');
  return [
    `import { formatsOf } from '${formatsModule}';`,
    `export const formats = formatsOf('${language}');`,
    withDurations(language, code),
    `export const textLoaders = { ${loaders.join(', ')} };`,
  ].join('\n');
}

/** The module with a group of texts that loads on its own, by the name of its file. */
export function compileGroup(language: Language, file: string): string {
  const texts = readTexts(language);
  const group = Object.keys(texts).find((name) => fileName(name) === file);
  if (group === undefined) throw new Error(`There is no group of texts for ${file}.`);
  const code = withDurations(language, exportOf(language, group, texts));
  return `import { formats } from '${appModule(language)}';\n${code}`;
}

/** Durations have a module of their own, which few texts need. */
const withDurations = (language: Language, code: string): string =>
  code.includes('lasting(')
    ? `import { durationsOf } from '${durationsModule}';\nconst lasting = durationsOf('${language}');\n${code}`
    : code;

const exportOf = (language: Language, group: string, texts: TextGroup): string =>
  `export const ${group} = ${expressionOf(language, texts[group] ?? {})};`;

/**
 * Returns the expression of a group. A text with one argument is a function of it, one with several is a function of an object
 * with them, and a page is a function of the site's settings. `formats` and `lasting` are variables around it.
 */
export function expressionOf(language: Language, texts: Texts): string {
  const isRightToLeft = directionOf(language) === 'rtl';
  const inPage = isPage(texts);
  const expression = (part: Texts): string => {
    if (typeof part === 'string') {
      const names = ownArgumentsOf(part, inPage).map(([name]) => name);
      const code = codeOf(parseMessage(part), isRightToLeft);
      if (names.length === 0) return code;
      return `(${names.length === 1 ? names.join() : `{ ${names.join(', ')} }`}) => ${code}`;
    }
    if (Array.isArray(part)) return `[${part.map(expression).join(', ')}]`;
    const entries = Object.entries(part).map(
      ([name, value]) => `${JSON.stringify(name)}: ${expression(value)}`,
    );
    return `{ ${entries.join(', ')} }`;
  };
  return inPage ? `({ ${pageArguments.join(', ')} }) => (${expression(texts)})` : expression(texts);
}
