import type { FactGrammar } from '../../content/fact-rules/fact-grammar.ts';
import { withQuotations } from './spoken-part.ts';
import type { Clause } from './read-clauses.ts';
import { capitalized } from '../capitalized.ts';
import { cutText } from '../../../contract/letters.ts';
import { foldCase, foldLetters } from './fold-letters.ts';

/** A slot that a rule found. */
export interface FoundSlot {
  /** In the person's own words. */
  readonly value: string;
  /** For the topic: the same for the same thing in most of its forms. */
  readonly key: string;
}

const maxSigns = { word: 90, sign: 36 };
/** The most items of a list. */
const maxItems = 4;
const youngest = 18;
const oldest = 110;

/** Returns the values of a slot, none where it says nothing that is worth a fact, such as "you" in "I love you". */
export const readSlot = (name: string, text: string, clause: Clause): readonly FoundSlot[] => {
  const { keys } = clause.grammar;
  const folded = foldLetters(text);
  if (name === 'person' || name === 'pet')
    return [{ value: text, key: keys.get(foldCase(text)) ?? keys.get(folded) ?? folded }];
  if (name === 'things') return readItems(text, clause);
  if (name === 'name' || name === 'Name') {
    const value = nameIn(text, name === 'Name', clause);
    return value === null ? [] : [{ value, key: foldLetters(value) }];
  }
  const value = valueIn(name === 'place' || name === 'where' ? placeIn(text, clause) : text, clause);
  if (value === null || !isFit(name, value, clause)) return [];
  const isPlan = name === 'plan' || name === 'timed';
  if (isPlan && isBare(value, clause)) return [];
  return [{ value: isPlan ? (clause.dated ?? value) : value, key: keyOf(name, value, clause) }];
};

const isFit = (name: string, value: string, { grammar, dated }: Clause): boolean => {
  const folded = foldLetters(value);
  const isPlan = name === 'plan' || name === 'timed' || name === 'promise';
  // In languages without spaces the particles of a plan are no sign of another subject.
  if ((grammar.grammar.isSpaced || !isPlan) && grammar.unfit.test(foldCase(value))) return false;
  switch (name) {
    case 'age':
      return Number(value) >= youngest && Number(value) <= oldest;
    case 'job':
      return grammar.jobs.test(folded) && value.split(' ').length <= maxWordsOfJob && !placed.test(folded);
    case 'date':
      return (
        (/[0-9]/u.test(value) || folded.search(grammar.times) >= 0) &&
        !onlyYear.test(value) &&
        !onlyHour.test(folded) &&
        value.split(' ').length <= maxWordsOfDate &&
        (grammar.grammar.isSpaced || folded.replaceAll(grammar.times, '').length <= maxSignsBesideDate)
      );
    case 'timed':
      return dated !== undefined || folded.search(grammar.times) >= 0;
    case 'place':
      return /^\P{N}*\p{L}\P{N}*$/u.test(value) && (grammar.indefinite.test(folded) || beginsWithName(value));
    case 'what':
      return value.split(' ').length <= 5 && !birthday.test(folded);
    case 'study':
      return value.split(' ').length <= 5;
    case 'thing':
      return (
        (value.length > 1 || !grammar.grammar.isSpaced) &&
        !grammar.pointing.test(foldCase(value)) &&
        !unfinished.test(folded)
      );
    case 'work':
      return !unfinished.test(folded);
    default:
      return true;
  }
};

/** Birthdays have rules of their own, which need a day. */
const birthday = /geburtstag|birthday|anniversaire|cumpleanos|aniversario|誕生日|生日|ميلاد/u;

/** Whether a name begins it, after an article at most, where letters have cases: "I moved to the sofa" names no place. */
const beginsWithName = (value: string): boolean =>
  !/\p{Ll}/u.test(value) || /^(?:\p{Ll}{1,3}['’ ])?\p{Lu}\p{L}/u.test(value);

/** Whether it contains a name, where letters have cases. */
const isProper = (value: string): boolean => !/\p{Ll}/u.test(value) || /\p{Lu}\p{L}/u.test(value);

/** Whether a plan says nothing but when: "I'm starting next month". */
const isBare = (value: string, { grammar }: Clause): boolean => {
  const untimed = foldLetters(value).replaceAll(grammar.times, ' ').trim();
  return (
    (grammar.grammar.isSpaced && !/\s/u.test(untimed)) || untimed.replaceAll(grammar.bare, ' ').trim() === ''
  );
};

const maxWordsOfDate = 8;
const maxSignsBesideDate = 4;
const maxWordsOfJob = 6;

/** Begins with a place, which is not part of an occupation. */
const placed = /^(?:in|bei|an|am|im|auf|at|chez|dans|en) /u;

/** Not enough for a date: no day. */
const onlyHour = /^(?:(?:at|um|a las|a|as) )?[0-9]{1,2}(?: ?(?:am|pm|o'clock|uhr|h|heures?))?$/u;

/** Ends with a word after which another has to follow: "making a", of "making a safe, quiet place". */
const unfinished =
  /(?:^| )(?:an?|the|of|to|with|for|in|any|other|new|une?|de|le|la|les|der|die|das|eine?|neue?|von|mit|el|los?|las?|um|uma|nr)$|的$/u;

/** Not enough for a date: it tells an age. */
const onlyYear = /^\P{N}*[0-9]{2,4}年?(?:代.*)?に?$/u;

/** Where the first item is none, neither are the others: "I love how birds fly and sing". */
const readItems = (text: string, clause: Clause): readonly FoundSlot[] => {
  // In languages without spaces the list may include the subject: "X and I".
  if (!clause.grammar.grammar.isSpaced && clause.grammar.unfit.test(foldCase(text))) return [];
  const [first, ...others] = itemsOf(text, clause).map((item) => readSlot('thing', item, clause));
  return first === undefined || first.length === 0 ? [] : [...first, ...others.flat()];
};

/**
 * Splits "tea, coffee and long walks"; a longer part that follows is no item but another clause, and in a longer first one the word
 * for "and" joins something else: "books about growth and patience".
 */
const itemsOf = (text: string, { grammar }: Clause): readonly string[] => {
  const items = text
    .split(grammar.and)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if ((items[0] ?? '').split(' ').length > 2) return [text.split(/[,،、，]/u)[0]?.trim() ?? ''];
  // "electronic and rock music": the first word has its noun in the last item.
  if (
    /^(?!music$)\p{L}+(?:ic|al|ous)$/u.test(items[0] ?? '') &&
    !text.includes(',') &&
    items.length === 2 &&
    (items[1] ?? '').includes(' ')
  )
    return [text];
  const end = items.findIndex((item, index) => index > 0 && !isShort(item, grammar.grammar));
  return items.slice(0, end < 0 ? maxItems : Math.min(end, maxItems));
};

const isShort = (item: string, { isSpaced }: FactGrammar): boolean => {
  if (isSpaced) return item.split(' ').length <= 3 && item.length <= 30;
  // A foreign word takes more signs.
  return item.length <= (/[ァ-ヶ]/u.test(item) ? 16 : 8);
};

/** Cuts "with my cats" and "since May" off a place. */
const placeIn = (text: string, { grammar }: Clause): string => {
  const folded = foldLetters(text);
  const ends = [grammar.placeEnds, grammar.times].map((end) => folded.search(end)).filter((end) => end > 0);
  return text.slice(0, Math.min(...ends, text.length)).replace(/[\s,]+$/u, '');
};

const valueIn = (text: string, { grammar, quotations }: Clause): string | null => {
  const plain = withoutTails(text.trim(), grammar);
  const written = withQuotations(plain.replaceAll(/\p{Extended_Pictographic}/gu, '').trim(), quotations);
  const longest = grammar.grammar.isSpaced ? maxSigns.word : maxSigns.sign;
  const isUsable =
    written !== null &&
    /[\p{L}\p{N}]/u.test(written) &&
    written.length <= longest &&
    !grammar.noValue.test(foldCase(plain)) &&
    (isProper(written) || !grammar.vague.test(foldCase(plain))) &&
    !/[0-9]{5}|[0-9][0-9 -]{7}|@|:\/\/|[{}<>]/u.test(written);
  return isUsable ? written : null;
};

const withoutTails = (value: string, grammar: Clause['grammar']): string => {
  const tail = grammar.tails.exec(foldLetters(value));
  return tail === null || tail.index === 0 ? value : withoutTails(value.slice(0, tail.index).trim(), grammar);
};

/** A word whose letters are named one by one: "J-U-D-Y". */
const spelled = /^(?:\p{L}[-.]){2,}\p{L}$/u;

/** Returns the name at the start of a text; `hasCapital` for patterns that other words follow as well, such as "I am". */
const nameIn = (text: string, hasCapital: boolean, clause: Clause): string | null => {
  const value = valueIn(text, clause);
  if (value === null) return null;
  if (!clause.grammar.grammar.isSpaced && clause.grammar.unfit.test(foldCase(value))) return null;
  const words = value.split(/[\s,]+/u);
  const isName = (word: string): boolean =>
    /^\p{L}[\p{L}\p{M}'’.·・-]*$/u.test(word) &&
    !spelled.test(word) &&
    !clause.grammar.noName.test(foldLetters(word));
  const end = words.findIndex((word) => !isName(word) || /^\p{Ll}/u.test(word));
  const capitals = words.slice(0, end < 0 ? words.length : end);
  const isShouted = hasCapital && /^\p{Lu}{2}/u.test(value);
  if (capitals.length > 0 && capitals.length <= 3 && !isShouted && (!hasCapital || end < 0))
    return capitals.join(' ');
  const [first = ''] = words;
  return !hasCapital && words.length === 1 && isName(first) ? capitalized(first) : null;
};

const maxKeyLetters = 60;

const keyOf = (name: string, value: string, { grammar }: Clause): string => {
  if (name === 'place' && grammar.indefinite.test(foldLetters(value))) return indefinite;
  const bare = foldLetters(value)
    .replaceAll(grammar.times, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .trim();
  const words = (bare === '' ? foldLetters(value) : bare)
    .split(/\s+/u)
    .filter((word, _, all) => all.length === 1 || !grammar.articles.test(word))
    .map((word) => word.replace(grammar.endings, ''));
  // "Fly to Porto" and "travel to Porto" are one plan.
  const named =
    words.length > 1 && (name === 'plan' || name === 'timed') && grammar.grammar.isSpaced
      ? words.slice(1)
      : words;
  return cutText(named.join(' '), maxKeyLetters);
};

/** The key of places that are no addresses. */
export const indefinite = 'indefinite';
