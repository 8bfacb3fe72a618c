import { cutText } from '../letters.ts';
import { withNames, withPlainNames, type Names } from './placeholders.ts';
import { isBlock, isCondition, isMark, withBlocks, type Block } from './blocks.ts';
import { chooseNumber, optionsOf, rollDice } from './choices.ts';
import { comparisonOf, holds } from './conditions.ts';
import { nameOf, readMacros, splitAtColons, splitName, type Macro, type Part } from './read-macros.ts';
import { timeOf, type Moment } from './times.ts';
import { noVariables, shortFormOf, variableOf, type Variables } from './variables.ts';

/** Where and when the texts of a character are read. */
export interface MacroScene extends Moment {
  readonly names: Names;
  /** The seed of the choices with `pick`: a room. */
  readonly place: string;
  /** The seed of the choices with `random` and `roll`: a message. */
  readonly occasion: string;
  /** The variables of a character's texts; absent for a text that is read alone. */
  readonly variables?: Variables;
}

/** No text is longer with its macros replaced, in UTF-16 units: names and variables can be longer than their macros. */
const longest = 200_000;

/** The state of reading a text. */
interface Reader {
  readonly scene: MacroScene;
  readonly variables: Variables;
  /** Whether each option and branch is read, for those who judge what a text can say. */
  readonly isAll: boolean;
  /** Called with each macro, its name and its words. */
  readonly onMacro?: (name: string, words: string) => void;
  /** How much may still be read. */
  left: number;
}

const readerOf = (scene: MacroScene, options: Partial<Reader> = {}): Reader => ({
  scene,
  variables: scene.variables ?? noVariables(),
  isAll: false,
  left: longest,
  ...options,
});

/**
 * Returns the text as it is read: with the names, choices, dice, times, variables and conditions of its macros, without notes and without
 * macros of other programs. No pair of opening braces is in it.
 */
export const fillMacros = (text: string, scene: MacroScene): string =>
  text.includes('{{') ? finish(read(start(text), readerOf(scene)), scene.names) : finish(text, scene.names);

/** Returns all that a text can say: each option of its choices, and each branch. For those who judge it. */
export const fillAllMacros = (text: string, names: Names, variables = noVariables()): string =>
  finish(read(start(text), readerOf({ ...unread(names), variables }, { isAll: true })), names);

/** Whether a text sets or reads variables, which other texts of its character may use. */
export const usesVariables = (text: string): boolean =>
  /\{\{\s*(?:[.$]\w|(?:set|add|get|inc|dec|has|delete|flush)(?:default|temp|global)?var)/i.test(text);

/** A scene of no time and place. */
const unread = (names: Names): MacroScene => ({ names, place: '', occasion: '', now: null, language: 'en' });

/** Returns what a text hides in `{{hidden_key:…}}` (version 3): those who read it do not see it, but it can fire entries of a lorebook. */
export const hiddenKeys = (text: string, names: Names): string[] => {
  if (!text.includes('{{')) return [];
  const keys: string[] = [];
  const onMacro = (name: string, words: string): void => {
    if (name === 'hidden_key') keys.push(finish(words, names));
  };
  read(start(text), readerOf(unread(names), { onMacro }));
  return keys;
};

const longestName = 40;

/** So many are named at most. */
const maxUnknown = 10;

/** Returns the macros of a text that are not run here, as `{{name}}`, each once. */
export const unknownMacros = (text: string): string[] => {
  const unknown = new Set<string>();
  const reader = readerOf(unread({ mate: '', person: '' }));
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      visit(part.parts);
      const name = nameOf(part);
      const isKnown = isCondition(name) || isMark(part) || meaningOf(part, wordsOf(part), reader) !== null;
      if (name !== '' && !isKnown && unknown.size < maxUnknown)
        unknown.add(`{{${cutText(name, longestName)}}}`);
    }
  };
  visit(readMacros(start(text)));
  return [...unknown];
};

/** Returns the text in a macro, without nested macros. */
const wordsOf = ({ parts }: Macro): string => parts.filter((part) => typeof part === 'string').join('');

/** Returns a text without its braces. */
const read = (text: string, reader: Reader): string => readParts(readMacros(text), reader);

const readParts = (parts: readonly Part[], reader: Reader): string => readAll(withBlocks(parts), reader);

const readAll = (parts: readonly (Part | Block)[], reader: Reader): string => {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      const said = protect(isBlock(part) ? readBlock(part, reader) : (readMacro(part, reader) ?? ''));
      reader.left -= said.length;
      if (reader.left < 0) return text;
      text += said;
    }
  }
  return text;
};

/** Returns what a macro stands for; null for one that is not run here. */
const readMacro = (macro: Macro, reader: Reader): string | null => {
  const name = nameOf(macro);
  if (isCondition(name)) return readInline(macro, reader);
  if (notes.has(name)) return '';
  const words = readParts(macro.parts, reader);
  reader.onMacro?.(name, splitName(words).words);
  return meaningOf(macro, words, reader);
};

const readBlock = ({ begin, parts, otherwise }: Block, reader: Reader): string => {
  const words = readParts(begin.parts, reader);
  if (!isCondition(nameOf(begin))) {
    return meaningOf(begin, `${words.trimEnd()}::${readAll(parts, reader).trim()}`, reader) ?? '';
  }
  if (reader.isAll) return `${readAll(parts, reader)} ${readAll(otherwise, reader)}`;
  return readAll(isMet(begin, splitName(words).words, reader) ? parts : otherwise, reader).trim();
};

/** `{{if condition::text::other text}}`, of which one is read. */
const readInline = (macro: Macro, reader: Reader): string => {
  const [first = [], ...others] = splitAtColons(macro.parts);
  const { words } = splitName(readParts(first, reader));
  const [second = [], third = [], fourth = []] = others;
  const [condition, text, otherwise] =
    words === '' ? [readParts(second, reader), third, fourth] : [words, second, third];
  if (reader.isAll) return `${readParts(text, reader)} ${readParts(otherwise, reader)}`;
  return readParts(isMet(macro, condition, reader) ? text : otherwise, reader);
};

const isMet = (macro: Macro, condition: string, reader: Reader): boolean => {
  const written = (text: string): string => withPlainNames(unprotect(text), reader.scene.names);
  return holds(written(condition), (word) => {
    if (word === '' || /[\s:]/.test(word)) return null;
    const meaning = meaningOf({ ...macro, parts: [word] }, word, reader);
    return meaning === null ? null : written(meaning);
  });
};

/** Letters with their marks, flags, and symbols that are joined. `Intl.Segmenter` takes a hundred times as long. */
const letter = /(?:\p{RI}\p{RI}|\r\n|.)(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/gsu;

const reverseLetters = (text: string): string => (text.match(letter) ?? []).toReversed().join('');

/** Stand for a comma and a colon that a macro yields, which divide no list; and for `{{trim}}`. No text may have them. */
const marks = { comma: '\uFDD0', colon: '\uFDD1', trim: '\uFDD2' } as const;

const start = (text: string): string => text.replaceAll(/[\uFDD0-\uFDD2]/g, '');

const protect = (text: string): string =>
  text.replaceAll(',', marks.comma).replaceAll(/:(?=:)|(?<=:):/g, marks.colon);

const unprotect = (text: string): string => text.replaceAll(marks.comma, ',').replaceAll(marks.colon, ':');

const finish = (text: string, names: Names): string => {
  const filled = cutText(withNames(trimAtMarks(unprotect(text)), names), longest);
  // Braces that the author wrote as letters, as `\{\{user\}\}`, are single ones here.
  return filled.replaceAll(/\\(\{|\})(?:\\\1)*/g, '$1').replaceAll(/\{{2,}/g, '{');
};

/** Removes the line breaks around `{{trim}}`. */
const trimAtMarks = (text: string): string => {
  const parts = text.split(marks.trim);
  return parts
    .map((part, index) => {
      const begun = index === 0 ? part : part.replace(/^\n+/, '');
      return index === parts.length - 1 ? begun : withoutBreaksAtEnd(begun);
    })
    .join('');
};

const withoutBreaksAtEnd = (text: string): string => {
  let end = text.length;
  while (text.charAt(end - 1) === '\n') end -= 1;
  return text.slice(0, end);
};

const isChoice = (name: string): boolean => name === 'random' || name === 'pick';

/** Says nothing to those who read or play: notes of the author's, and what only has a meaning in other places. */
const notes = new Set(['//', 'comment']);
const silent = new Set([...notes, 'hidden_key', 'noop', 'original', '']);
/** The two who talk. */
const placeholders: ReadonlyMap<string, string> = new Map([
  ['char', '{{char}}'],
  ['bot', '{{char}}'],
  ['charifnotgroup', '{{char}}'],
  ['group', '{{char}}'],
  ['user', '{{user}}'],
]);

const maxBreaks = 10;

/** Returns what a macro stands for with these words; null for one that is not run here. */
const meaningOf = (macro: Macro, all: string, reader: Reader): string | null => {
  const { scene, variables, isAll } = reader;
  const name = nameOf(macro);
  const { words } = splitName(all);
  const placeholder = placeholders.get(name);
  if (silent.has(name) || isMark(macro)) return '';
  if (placeholder !== undefined && words.trim() === '') return placeholder;
  // The words as they are written: another choice in them changes no other one.
  const seed = `${name === 'pick' ? scene.place : scene.occasion} ${String(macro.at)} ${splitName(macro.source).words}`;
  if (isChoice(name)) {
    const options = optionsOf(words);
    return isAll ? options.join(' ') : (options[chooseNumber(options.length, seed)] ?? '');
  }
  switch (name) {
    case 'roll':
    case 'dice':
      return rollDice(words, seed);
    case 'reverse':
      return reverseLetters(withNames(unprotect(words), scene.names));
    case 'newline':
      return '\n'.repeat(Math.min(maxBreaks, Math.max(1, Math.trunc(Number(words)) || 1)));
    case 'space':
      return ' '.repeat(Math.min(maxBreaks, Math.max(1, Math.trunc(Number(words)) || 1)));
    case 'trim':
      return marks.trim;
    default:
      return rememberedOf(name, words, { all, variables, isAll }) ?? timeOf(name, words, scene);
  }
};

/** Variables and comparisons. Those who judge a text read what a variable is set to where it is set, too. */
const rememberedOf = (
  name: string,
  words: string,
  { all, variables, isAll }: { readonly all: string; readonly variables: Variables; readonly isAll: boolean },
): string | null => {
  const value = shortFormOf(all, variables) ?? variableOf(name, words, variables);
  if (value === null) return comparisonOf(name, words);
  return value === '' && isAll ? ` ${words.replaceAll('::', ' ')} ` : value;
};
