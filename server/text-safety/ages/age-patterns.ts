import * as v from 'valibot';
import { withoutMarks } from '../normalize.ts';

/**
 * The kinds of claims: a current age, an upcoming birthday, a school year or kind, a year of birth, the role of a
 * child, a coded term for a minor.
 */
export const claimClasses = ['age', 'future', 'school', 'birth', 'role', 'coded'] as const;
export type ClaimClass = (typeof claimClasses)[number];

const sources = v.array(v.string());
const byClaim = v.partial(v.strictObject(v.entriesFromList(claimClasses, sources)));

/**
 * How one language states that someone is under 18: expression sources in natural spelling, lower case. `{n}` is a
 * number up to 17, `{m}` up to 18, `{y}` a year, `{end}` the end of a statement; any other `{name}` is taken from
 * `lists`.
 */
export const AgeLanguage = v.strictObject({
  language: v.string(),
  /** Word prefixes; a text without any of them is not searched in this language. Null: gated by `script`. */
  cues: v.string(),
  /** False for scripts without spaces between words. */
  hasSpaces: v.boolean(),
  /** Words for 1 to 18, each a source; some match several forms. */
  numbers: sources,
  /** A source for what makes a number word the end of a larger one: "thirty-". */
  tens: v.string(),
  lists: v.record(v.string(), v.string()),
  /** Complete statements, which name their subject. */
  clauses: byClaim,
  /** Parts of a statement: "15 years old". The text before them names the subject. */
  phrases: byClaim,
  /** Ends where the claim starts, and makes it one about someone else, a thing, or the past. */
  before: sources,
  /** The same, before a phrase only. */
  beforePhrase: sources,
  /** Starts where the claim ends, with the same effect. */
  after: sources,
});
export type AgeLanguage = v.InferOutput<typeof AgeLanguage>;

/** An expression and the meaning of its matches. */
export interface ClaimPattern {
  readonly claim: ClaimClass;
  readonly isPhrase: boolean;
  /**
   * For the claim `birth`, it has a group `year`, `short` (two digits) or `graduation`, and optionally the `age` in
   * that year.
   */
  readonly expression: RegExp;
}

/** A language's compiled expressions. */
export interface CompiledLanguage {
  readonly language: string;
  readonly cues: RegExp;
  readonly patterns: readonly ClaimPattern[];
  readonly before: RegExp;
  readonly beforePhrase: RegExp;
  readonly after: RegExp;
}

/** Compiles a language's data. Patterns of one class become one expression. */
export const compileLanguage = (data: AgeLanguage): CompiledLanguage => {
  const expand = createExpand(data);
  const compile = (claim: ClaimClass, sources: readonly string[], isPhrase: boolean): ClaimPattern[] => {
    // A group name may occur only once per expression, so each source with a year is compiled separately.
    const groups = claim === 'birth' ? sources.map((source) => [source]) : [sources];
    return groups
      .filter((group) => group.length > 0)
      .map((group) => ({
        claim,
        isPhrase,
        expression: compileWholeWords(group.map(expand), data.hasSpaces),
      }));
  };
  return {
    language: data.language,
    cues: new RegExp(expand(data.cues)),
    patterns: claimClasses.flatMap((claim) => [
      ...compile(claim, data.clauses[claim] ?? [], false),
      ...compile(claim, data.phrases[claim] ?? [], true),
    ]),
    before: compileEnding(data.before.map(expand), data.hasSpaces),
    beforePhrase: compileEnding(data.beforePhrase.map(expand), data.hasSpaces),
    after: compileBeginning(data.after.map(expand)),
  };
};

/**
 * Compiles expressions that state an age of one of these names: "Mia, 15", "Mia ist 15". Names are spelled as
 * `readForAges` returns them.
 */
export const compileNames = (names: readonly string[], data: AgeLanguage): ClaimPattern => {
  const any = names.map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)).join('|');
  const source = String.raw`(?:${any})(?:(?:,? (?:is|ist|est|es|is now|turns|is turning|just turned)|[,!:]) ?\(?| ?\(){just}{n}(?=\)?(?:[.,;!?]|\)|$| and| but))`;
  return { claim: 'age', isPhrase: false, expression: compileWholeWords([createExpand(data)(source)], true) };
};

/** Compiles an expression for the language's words for the numbers from `from` to `to`. */
export const compileNumberWords = (data: AgeLanguage, from: number, to: number): RegExp => {
  const words = data.numbers
    .slice(from - 1, to)
    .toReversed()
    .join('|');
  return compileWholeWords([createExpand(data)(`${data.tens}(?:${words})`)], data.hasSpaces);
};

/** Replaces the slots and normalizes the source as `fold` normalizes texts. */
const createExpand = (data: AgeLanguage) => {
  const slots: Record<string, string> = {
    ...data.lists,
    n: numberUpTo(17, data),
    m: numberUpTo(18, data),
    y: String.raw`(?<!\d)(?<year>(?:19|20)\d\d)(?!\d)`,
  };
  const expand = (source: string): string =>
    source.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => {
      const slot = slots[name];
      if (slot === undefined) {
        throw new RangeError(`No list is called ${name} in ${data.language}.`);
      }
      return expand(slot);
    });
  return (source: string): string =>
    withPlainClasses(
      withoutMarks(expand(source)).replaceAll('ı', 'i').replaceAll('ł', 'l').replaceAll('’', "'"),
    );
};

/**
 * Letters and marks of folded text, without the punctuation of Arabic. Ranges instead of Unicode properties and the flag `u`, which would make compiling
 * ten times slower, on the thread that serves requests.
 */
const letters = String.raw`a-z\u00aa-\u024f\u0370-\u060b\u060d-\u061a\u0620-\u1fff\u3005-\u3007\u3040-\ud7ff`;

/** Replaces `\\p{L}`, `\\p{M}` and `\\p{N}` by ranges, inside and outside of brackets. */
const withPlainClasses = (source: string): string =>
  source.replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\p\{[LMN]\}/g, (found) => {
    const plain = found.replaceAll(/\\p\{[LM]\}/g, letters).replaceAll('\\p{N}', '0-9');
    return found.startsWith('[') ? plain : `[${plain}]`;
  });

/** A number from 1, in digits or words, that is not part of another number. */
const numberUpTo = (max: 17 | 18, { numbers, tens }: AgeLanguage): string => {
  const digits = String.raw`(?<!\d[.,:/]?)(?:1[0-${String(max - 10)}]|[1-9])(?![\d%°]|[.,:/]\d)`;
  // Longer words first: "dix-sept" before "dix".
  const words = numbers.slice(0, max).toReversed().join('|');
  return words === '' ? digits : `(?:${digits}|${tens}(?:${words}))`;
};

const letter = `[${letters}0-9]`;

const compileWholeWords = (sources: readonly string[], hasSpaces: boolean): RegExp => {
  const any = `(?:${sources.join('|')})`;
  return new RegExp(hasSpaces ? `(?<!${letter})${any}(?!${letter})` : any, 'gm');
};

const matchNothing = '(?!)';
const compileEnding = (sources: readonly string[], hasSpaces: boolean): RegExp => {
  const any = `(?:${sources.join('|')})$`;
  return new RegExp(sources.length === 0 ? matchNothing : hasSpaces ? `(?<!${letter})${any}` : any);
};
const compileBeginning = (sources: readonly string[]): RegExp =>
  new RegExp(sources.length === 0 ? matchNothing : `^(?:${sources.join('|')})`);
