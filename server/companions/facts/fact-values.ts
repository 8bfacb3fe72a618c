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
  // The marks tell a title from a word: the song "Work".
  const isMarked = name === 'thing' && clause.grammar.grammar.shape === undefined;
  const value = valueIn(
    withoutTails(name === 'place' ? placeIn(text, clause) : text, clause.grammar),
    clause,
    isMarked,
  );
  if (value === null || !isFit(name, value, clause)) return [];
  return [{ value, key: keyOf(value, clause) }];
};

const isFit = (name: string, value: string, { grammar }: Clause): boolean => {
  const folded = foldLetters(value);
  // In languages without spaces the particles of a promise are no sign of another subject.
  if ((grammar.grammar.isSpaced || name !== 'promise') && grammar.unfit.test(foldCase(value))) return false;
  switch (name) {
    case 'age':
      return Number(value) >= youngest && Number(value) <= oldest;
    case 'job':
    case 'work':
      return (
        grammar.jobs.test(folded) &&
        value.split(' ').length <= maxWordsOfJob &&
        hasShape(value, grammar) &&
        !(grammar.grammar.capitalizesNouns === true && isJudged.test(value))
      );
    case 'date':
      return (
        ((aNumber.test(value) && grammar.months.test(folded)) || dayAndMonth.test(value)) &&
        value.split(' ').length <= maxWordsOfDate &&
        (grammar.grammar.isSpaced || value.length <= maxSignsOfDate)
      );
    case 'place':
      return (
        /^\P{N}*\p{L}\P{N}*$/u.test(value) &&
        !grammar.indefinite.test(folded) &&
        !unfinished.test(folded) &&
        beginsWithName(value) &&
        hasShape(value, grammar)
      );
    case 'what':
      return value.split(' ').length <= maxWordsOfThing && !grammar.pointing.test(foldCase(value));
    case 'thing':
      return isPlain(value, grammar);
    default:
      return true;
  }
};

/** Whether it is the plain name of a thing, which says by itself what is meant. */
const isPlain = (value: string, grammar: Clause['grammar']): boolean => {
  const words = value.split(' ');
  const count = grammar.articles.test(foldLetters(words[0] ?? '')) ? words.length - 1 : words.length;
  return (
    count <= maxWordsOfThing &&
    /\p{L}/u.test(value) &&
    (value.length >= minLettersOfThing || !grammar.grammar.isSpaced) &&
    !grammar.pointing.test(foldCase(value)) &&
    (isProper(value) || !grammar.vague.test(foldCase(value))) &&
    !unfinished.test(foldLetters(value)) &&
    grammar.shape.test(foldCase(value))
  );
};

const maxWordsOfThing = 3;
const minLettersOfThing = 3;

/** Whether a place or an occupation ends where a rule says, which spaces and capitals show in other languages. */
const hasShape = (value: string, { grammar, shape }: Clause['grammar']): boolean =>
  grammar.isSpaced || shape.test(foldCase(value));

/** Whether a name begins it, after an article at most, where letters have cases: "I moved to the sofa" names no place. */
const beginsWithName = (value: string): boolean =>
  !/\p{Ll}/u.test(value) || /^(?:\p{Ll}{1,3}['’ ])?\p{Lu}\p{L}/u.test(value);

/** Whether it contains a name, where letters have cases. */
const isProper = (value: string): boolean => !/\p{Ll}/u.test(value) || /\p{Lu}\p{L}/u.test(value);

/** An adjective before a German noun: "lausiger Sänger". */
const isJudged = /^(?:\p{Ll}{1,3} )?\p{Ll}.* \p{Lu}/u;

const maxWordsOfDate = 8;
const maxSignsOfDate = 14;
/** Of a day; of Chinese, without the month. */
const aNumber = /(?<![0-9])[0-9]{1,2}(?![0-9])|月.*[一二三四五六七八九十]/u;
const dayAndMonth = /[0-9]{1,2}[./-] ?[0-9]{1,2}/u;
const maxWordsOfJob = 6;

/** Ends with a word after which another has to follow: "making a", of "making a safe, quiet place". */
const unfinished =
  /(?:^| )(?:an?|the|of|to|with|for|in|any|other|new|une?|de|le|la|les|der|die|das|eine?|neue?|von|mit|el|los?|las?|um|uma|nr|qui|que|pour|avec|sans|para|por|sin|sem|für|ohne|but|and|or|about|by|from|at|on)$|的$/u;

/** Returns the items of a list that are all plain things, else those before its first comma: "I love tea, have since I was three". */
const readItems = (text: string, clause: Clause): readonly FoundSlot[] => {
  const { and, grammar, unfit } = clause.grammar;
  // In languages without spaces the list may include the subject: "X and I".
  if (!grammar.isSpaced && unfit.test(foldCase(text))) return [];
  const comma = grammar.isSpaced ? /[,،]/u : /[,，]/u;
  const whole = withoutTails(text, clause.grammar);
  for (const list of [whole, whole.split(comma)[0] ?? '']) {
    const parts = list.split(and);
    const [first = '', ...others] = isTitle(list, grammar) ? [list] : parts;
    // "A, B and C": what follows a comma elsewhere is a remark.
    const isList = !comma.test(list) || (others.length === 1 && !comma.test(others[0] ?? ''));
    const items = [...first.split(/[,،、，]/u), ...others]
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const found = items.map((item) => readSlot('thing', item, clause));
    if (
      isList &&
      areWhole(items, clause.grammar) &&
      found.length <= maxItems &&
      found.every(({ length }) => length > 0) &&
      parts.every((part) => valueIn(withoutTails(part, clause.grammar), clause, false) !== null)
    )
      return found.flat();
  }
  return [];
};

/** "Drum and bass" and "Sense and Sensibility" are one thing. */
const isTitle = (list: string, { capitalizesNouns }: Clause['grammar']['grammar']): boolean =>
  capitalizesNouns !== true && /^[^ ,]+ [^ ,]{1,3} [^ ,]+$/u.test(list);

/** Whether each item is whole, unlike those of "electronic and rock music", "Ann and Tom's songs", "les couleurs rouge et argent" and "fans of A and B". */
const areWhole = (
  [first = '', ...others]: readonly string[],
  { articles, grammar }: Clause['grammar'],
): boolean => {
  if (others.length === 0) return true;
  const isArticle = (word: string): boolean => articles.test(foldLetters(word));
  const hasArticle = (item: string): boolean => item.includes(' ') && isArticle(item.split(' ')[0] ?? '');
  if (grammar.adjectivesFirst !== true) return !hasArticle(first) || others.every(hasArticle);
  const sharesNext =
    others.length === 1 &&
    (/['’]s? /u.test(others[0] ?? '')
      ? !/['’]s? /u.test(first)
      : /^\p{Ll}[^ ]*$/u.test(first) && others[0]?.includes(' ') === true);
  const hasPart = first.split(' ').slice(1).some(isArticle);
  return !sharesNext && !hasPart && others.every((item) => hasArticle(item) === hasArticle(first));
};

/** Cuts "with my cats" and "since May" off a place. */
const placeIn = (text: string, { grammar }: Clause): string => {
  const folded = foldLetters(text);
  const end = folded.search(grammar.placeEnds);
  return text.slice(0, end > 0 ? end : text.length).replace(/[\s,]+$/u, '');
};

const valueIn = (text: string, { grammar, quotations }: Clause, isMarked: boolean): string | null => {
  const plain = text.trim();
  const written = withQuotations(
    plain.replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, '').trim(),
    quotations,
    isMarked,
  );
  const longest = grammar.grammar.isSpaced ? maxSigns.word : maxSigns.sign;
  const isUsable =
    written !== null &&
    /[\p{L}\p{N}]/u.test(written) &&
    written.length <= longest &&
    ![plain, written].some((one) => grammar.noValue.test(foldCase(one))) &&
    !/[0-9]{5}|[0-9][0-9 -]{7}|@|:\/\/|[{}<>[\]]|\.\.|#/u.test(written);
  return isUsable ? written : null;
};

const withoutTails = (value: string, grammar: Clause['grammar']): string => {
  const tail = grammar.tails.exec(foldLetters(value));
  return tail === null || tail.index === 0
    ? value.trim()
    : withoutTails(value.slice(0, tail.index).trim(), grammar);
};

/** Letters of two scripts: "Zoe" and what else is said. */
const isMixed = /\p{Script=Latin}.*\p{Script=Han}|\p{Script=Han}.*\p{Script=Latin}/u;

/** A word whose letters are named one by one: "J-U-D-Y". */
const spelled = /^(?:\p{L}[-.]){2,}\p{L}$/u;

/** Returns the name at the start of a text; `hasCapital` for patterns that other words follow as well, such as "I am". */
const nameIn = (text: string, hasCapital: boolean, clause: Clause): string | null => {
  const { isSpaced } = clause.grammar.grammar;
  // Elsewhere a name can end as a sentence does: "Akane" with "ne".
  const value = valueIn(isSpaced ? withoutTails(text, clause.grammar) : text, clause, false);
  if (value === null) return null;
  if (!isSpaced && (clause.grammar.unfit.test(foldCase(value)) || isMixed.test(value))) return null;
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

const keyOf = (value: string, { grammar }: Clause): string => {
  const bare = foldLetters(value)
    .replaceAll(/[^\p{L}\p{M}\p{N}' ]+|(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .trim();
  const words = (bare === '' ? foldLetters(value) : bare)
    .split(/\s+/u)
    .filter((word, _, all) => all.length === 1 || !grammar.articles.test(word))
    .map((word) => word.replace(grammar.endings, ''));
  return cutText(words.join(' '), maxKeyLetters);
};
