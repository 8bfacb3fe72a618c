import { languages } from '../../../../contract/languages.ts';
import type { SpokenLanguage } from '../../../content/spoken-language.ts';
import { keysOf } from '../../facts/compile-grammar.ts';
import { foldLetters, plainText } from '../../facts/fold-letters.ts';
import { allGrammars } from '../../facts/grammars.ts';
import type { RememberedFact } from '../memory/remembered-facts.ts';
import { foldLine, foldSentences, patternsOf } from './patterns.ts';
import type { RecallQuestion, ScriptLanguage } from './script-language.ts';
import { labeledSlots } from './spoken-facts.ts';

const longestRepeated = 80;

/** Returns how scripted mates speak a language other than English. Throws for an invalid pattern. */
export const createSpoken = (content: SpokenLanguage): ScriptLanguage => {
  const { language, grammar, lines, frames, suggestions, notes, quotes } = content;
  const turned = turner(content);
  const possessive = possessiveOf(content);
  const contentWords = wordReader(content);
  const keys = new Map([...keysOf(grammar.people), ...keysOf(grammar.pets)]);
  // A fact may have been told in another language.
  const known = [
    grammar,
    ...allGrammars.map((one) => one.grammar).filter((one) => one.language !== language),
  ];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const slotsOf = (fact: RememberedFact) => labeledSlots(fact, known);
  return {
    language,
    lines,
    frames,
    suggestions,
    notes,
    gap: grammar.isSpaced ? ' ' : '',
    quotes,
    address: content.address ?? ', {name}',
    listed: (clauses) =>
      content.separator === undefined ? list.format(clauses) : clauses.join(content.separator),
    toClause: (fact) => {
      const slots = slotsOf(fact);
      return slots === null
        ? content.statement.replace('{x}', () => fact.text)
        : content.clauses[slots.subject].replaceAll(
            /\{(?:(my|raw):)?(\w+)\}/gu,
            (_, form: 'my' | 'raw' | undefined, name: string) => {
              const said = slots.values.get(name) ?? '';
              const value = form === 'raw' ? said : valueOf(content, name, said, turned);
              return form === 'my' ? `${possessive(value)}${value}` : value;
            },
          );
    },
    likedThing: (fact) => {
      const slots = slotsOf(fact);
      return slots?.subject === 'likes' ? turned(slots.values.get('thing') ?? '') : null;
    },
    isDislike: (fact) => slotsOf(fact)?.subject === 'dislikes',
    turned: (words) => (words === '' || words.length > longestRepeated ? null : turned(words)),
    readQuestion: questionReader(content, keys, contentWords),
    contentWords,
    isPerson: (word) => keys.has(word),
  };
};

/** A complete statement of the user is quoted; German nouns stay as they are. */
const valueOf = (
  { language, nounEndings: [from, to] = ['$', ''] }: SpokenLanguage,
  name: string,
  value: string,
  turned: (words: string) => string,
): string => {
  if (name === 'clause') return value;
  if (name !== 'person' && name !== 'pet' && name !== 'what') return turned(value);
  const noun = value.replace(new RegExp(from, 'u'), to);
  return turned(language === 'de' ? noun : noun.toLocaleLowerCase(language));
};

const possessiveOf = ({ possessives }: SpokenLanguage): ((word: string) => string) => {
  const known = possessives.map(([words, before]) => ({
    pattern: new RegExp(`^(?:${words})$`, 'iu'),
    before,
  }));
  return (word) => known.find(({ pattern }) => pattern.test(word))?.before ?? '';
};

const turner = ({ grammar: { isSpaced }, turns }: SpokenLanguage): ((words: string) => string) => {
  const [before, after] = isSpaced ? ['(?<!\\p{L})', '(?!\\p{L})'] : ['', ''];
  const pattern = new RegExp(
    `${before}(?:${turns.map(([from]) => from).join('|') || '(?!)'})${after}`,
    'giu',
  );
  const byWord = new Map(turns);
  return (words) => words.replaceAll(pattern, (word) => byWord.get(word.toLowerCase()) ?? word);
};

const wordReader = ({
  language,
  grammar,
  stopWords,
}: SpokenLanguage): ((text: string) => ReadonlySet<string>) => {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const split = (text: string): readonly string[] =>
    Array.from(words.segment(foldLetters(plainText(text))))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment.replace(arabicArticle, ''));
  const labels = Object.values(grammar.labels).flatMap((label) => split(label.replaceAll(/\{\w+\}/gu, ' ')));
  const without = new Set(
    [...split(stopWords.replaceAll('|', ' ')), ...stopWords.split('|'), ...labels].map(stem),
  );
  const isLong = (word: string): boolean => word.length > (grammar.isSpaced ? 2 : 0);
  return (text) =>
    new Set(
      split(text)
        .filter(isLong)
        .map(stem)
        .filter((word) => !without.has(word)),
    );
};

const arabicArticle = /^(?:[وف]?[بكل]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** Enough to recognize another form of a word. */
const stem = (word: string): string =>
  word.replace(/^ge(?=[a-z]{5})/u, '').replace(/^([a-z]{5})[a-z]+$/u, '$1');

const questionReader = (
  content: SpokenLanguage,
  keys: ReadonlyMap<string, string>,
  contentWords: (text: string) => ReadonlySet<string>,
): ((message: string) => RecallQuestion | null) => {
  const { anywhere, atStart } = patternsOf(content.grammar);
  const [questionStart, closed] = [atStart(content.questionStarts), atStart(content.closed)];
  const [aboutUser, aboutAll, advice] = [content.aboutUser, content.aboutAll, content.advice].map(anywhere);
  const [naming, birthday] = [anywhere(content.naming), anywhere(content.birthday)];
  const answers = content.answeredBy.map((words) => words.map(anywhere));
  const topics = content.topics.map(([words, starts]) => ({ pattern: anywhere(words), starts }));
  const people = [...keys].toSorted(([one], [other]) => other.length - one.length);
  const personIn = people.map(([word, key]) => ({ key, pattern: anywhere(word) }));

  const topicsOf = (folded: string): readonly string[] => {
    const isBirthday = birthday.test(folded);
    const key =
      isBirthday || naming.test(folded)
        ? personIn.find(({ pattern }) => pattern.test(folded))?.key
        : undefined;
    if (key !== undefined) return isBirthday ? [`date:birthday:${key}`] : [`person:${key}`, `pet:${key}`];
    if (isBirthday) return ['date:birthday'];
    return topics.find(({ pattern }) => pattern.test(folded))?.starts ?? [];
  };

  return (message) => {
    for (const { text, folded, isQuestion } of foldSentences(message)) {
      const asks = isQuestion || questionStart.test(folded);
      const isOpen = aboutAll?.test(folded) === true;
      if (!asks || !(isOpen || aboutUser?.test(folded) === true) || advice?.test(folded) === true) continue;
      return {
        topics: isOpen ? [] : topicsOf(folded),
        words: contentWords(text),
        isAnsweredBy: (line) =>
          answers.some(
            ([asked, told]) => asked?.test(folded) === true && told?.test(foldLine(line)) === true,
          ),
        isOpen,
        isClosed: closed.test(folded),
      };
    }
    return null;
  };
};

/** The names of the languages, in the order of the product. */
export const inOrder = (spoken: Iterable<string>): readonly (typeof languages)[number][] => {
  const known = new Set(spoken);
  return languages.filter((language) => known.has(language));
};
