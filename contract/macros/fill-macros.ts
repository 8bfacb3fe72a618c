import { cutText } from '../letters.ts';
import { withNames, type Names } from '../placeholders.ts';
import { chooseNumber, optionsOf, rollDice } from './choices.ts';
import { replaceMacros, type Macro } from './read-macros.ts';
import { timeOf, type Moment } from './times.ts';

/** Where and when the texts of a character are read. */
export interface MacroScene extends Moment {
  readonly names: Names;
  /** What has this seed makes the same choices with `pick`: a room. */
  readonly place: string;
  /** What has this seed makes the same choices with `random` and `roll`: a message. */
  readonly occasion: string;
}

/** Macros in more macros mean nothing. */
const deepest = 8;

/** No text is longer with its macros replaced, in UTF-16 units: names can be longer than their macros. */
const longest = 200_000;

/**
 * Returns the text as it is read: with the names, choices, dice and times of its macros, without notes and without macros of other
 * programs. No pair of opening braces is in it.
 */
export const fillMacros = (text: string, scene: MacroScene): string => {
  if (!text.includes('{{')) return finish(text, scene.names);
  const read = replaceMacros(start(text), (macro) => protect(meaningOf(macro, scene) ?? ''));
  return finish(read, scene.names);
};

/** Returns all that a text can say: each option of its choices. For those who judge it. */
export const fillAllMacros = (text: string, names: Names): string =>
  finish(
    replaceMacros(start(text), (macro) => {
      const { name, words } = partsOf(macro);
      if (isChoice(name)) return protect(optionsOf(words).join(' '));
      return protect(meaningOf(macro, { names, place: '', occasion: '', now: null, language: 'en' }) ?? '');
    }),
    names,
  );

/** Returns what a text hides in `{{hidden_key:…}}` (version 3): those who read it do not see it, but it can fire entries of a lorebook. */
export const hiddenKeys = (text: string, names: Names): string[] => {
  if (!text.includes('{{')) return [];
  const keys: string[] = [];
  replaceMacros(start(text), (macro) => {
    const { name, words } = partsOf(macro);
    if (name === 'hidden_key') keys.push(finish(words, names));
    return protect(meaningOf(macro, { names, place: '', occasion: '', now: null, language: 'en' }) ?? '');
  });
  return keys;
};

const longestName = 40;

/** So many are named at most. */
const mostUnknown = 10;

/** Returns the macros of a text that are not run here, as `{{name}}`, each once. */
export const unknownMacros = (text: string): string[] => {
  const unknown = new Set<string>();
  const scene = { names: { mate: '', person: '' }, place: '', occasion: '', now: null, language: 'en' };
  replaceMacros(start(text), (macro) => {
    const { name } = partsOf(macro);
    const isNamed = name !== '' && unknown.size < mostUnknown;
    if (isNamed && meaningOf(macro, scene) === null) unknown.add(`{{${cutText(name, longestName)}}}`);
    return '';
  });
  return [...unknown];
};

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const reverseLetters = (text: string): string =>
  Array.from(letters.segment(text), ({ segment }) => segment)
    .toReversed()
    .join('');

/** Stand for a comma and a colon that a macro yields, which divide no list; and for `{{trim}}`. No text may have them. */
const marks = { comma: '\uFDD0', colon: '\uFDD1', trim: '\uFDD2' } as const;

const start = (text: string): string => text.replaceAll(/[\uFDD0-\uFDD2]/g, '');

const protect = (text: string): string =>
  text.replaceAll(',', marks.comma).replaceAll(/:(?=:)|(?<=:):/g, marks.colon);

const unprotect = (text: string): string => text.replaceAll(marks.comma, ',').replaceAll(marks.colon, ':');

const finish = (text: string, names: Names): string => {
  const filled = cutText(withNames(trimAtMarks(unprotect(text)), names), longest);
  return filled.replaceAll(/\{{2,}/g, '{');
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

/** The name of a macro, in lower case, and what follows it. */
const partsOf = ({ words }: Macro): { readonly name: string; readonly words: string } => {
  const [head = '', name = ''] = /^\s*(\/\/|[^\s:]*)\s*:{0,2}/.exec(words) ?? [];
  return { name: name.toLowerCase(), words: words.slice(head.length) };
};

const isChoice = (name: string): boolean => name === 'random' || name === 'pick';

/** Says nothing to those who read or play: notes of the author's, and what only has a meaning in other places. */
const silent = new Set(['//', 'comment', 'hidden_key', 'noop', 'original', '']);
/** The two who talk. */
const placeholders: ReadonlyMap<string, string> = new Map([
  ['char', '{{char}}'],
  ['bot', '{{char}}'],
  ['charifnotgroup', '{{char}}'],
  ['group', '{{char}}'],
  ['user', '{{user}}'],
]);

const mostBreaks = 10;

/** Returns what a macro stands for; null for one that is not run here. */
const meaningOf = (macro: Macro, scene: MacroScene): string | null => {
  const { name, words } = partsOf(macro);
  const placeholder = placeholders.get(name);
  if (macro.depth >= deepest || silent.has(name)) return '';
  if (placeholder !== undefined && words.trim() === '') return placeholder;
  const seed = `${name === 'pick' ? scene.place : scene.occasion} ${String(macro.at)} ${words}`;
  if (isChoice(name)) {
    const options = optionsOf(words);
    return options[chooseNumber(options.length, seed)] ?? '';
  }
  switch (name) {
    case 'roll':
      return rollDice(words, seed);
    case 'reverse':
      return reverseLetters(withNames(unprotect(words), scene.names));
    case 'newline':
      return '\n'.repeat(Math.min(mostBreaks, Math.max(1, Math.trunc(Number(words)) || 1)));
    case 'space':
      return ' '.repeat(Math.min(mostBreaks, Math.max(1, Math.trunc(Number(words)) || 1)));
    case 'trim':
      return marks.trim;
    default:
      return timeOf(name, words, scene);
  }
};
