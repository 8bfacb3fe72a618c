/** The complete texts of all languages, as flat lists of paths. */
import { languages, type Language } from '../../contract/languages.ts';
import type { ArgumentKind } from '../../scripts/lib/texts/messages.ts';
import { evaluateTexts } from '../../scripts/lib/texts/evaluate-texts.ts';
import { isPage, messagesIn, ownArgumentsOf, readTexts, type Texts } from '../../scripts/lib/texts/texts.ts';

export interface Catalogue {
  readonly language: Language;
  /** The messages as they stand in the file, by path, such as `chat.composer.send`; items of a list by their index. */
  readonly messages: ReadonlyMap<string, string>;
  /** The texts that the page shows, with samples for their arguments. */
  readonly written: ReadonlyMap<string, string>;
}

const samples: Readonly<Record<ArgumentKind, unknown>> = {
  string: 'Zoë',
  number: 31,
  Time: new Date(2026, 2, 3, 9, 5),
};

export const allTexts: readonly Catalogue[] = languages.map((language) => ({
  language,
  messages: new Map(messagesIn(readTexts(language))),
  written: new Map(writtenIn(language)),
}));

function writtenIn(language: Language): Array<[string, string]> {
  const evaluated = evaluateTexts(language);
  return Object.entries(readTexts(language)).flatMap(([group, texts]) => {
    const value: unknown = Reflect.get(evaluated, group);
    const inPage = isPage(texts);
    return writtenBelow(
      texts,
      inPage ? called(value, { product: 'Mates', mail: 'delivered' }) : value,
      group,
      inPage,
    );
  });
}

function writtenBelow(texts: Texts, value: unknown, path: string, inPage: boolean): Array<[string, string]> {
  if (typeof texts === 'string') {
    const given = ownArgumentsOf(texts, inPage).map(([name, kind]) => [name, samples[kind]] as const);
    const [only] = given;
    if (only === undefined) return [[path, String(value)]];
    return [[path, String(called(value, given.length === 1 ? only[1] : Object.fromEntries(given)))]];
  }
  return Object.entries(texts).flatMap(([name, part]) => {
    const below: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return writtenBelow(part, below, `${path}.${name}`, inPage);
  });
}

function called(value: unknown, given: unknown): unknown {
  return typeof value === 'function' ? Reflect.apply(value, undefined, [given]) : value;
}
