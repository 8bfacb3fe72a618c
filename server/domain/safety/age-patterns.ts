import { withoutMarks } from './normalize.ts';

/**
 * What a claim is: an age as of now, a birthday to come, a school year or kind, a year of birth, the role of a child, a
 * term that means a minor.
 */
export const claimClasses = ['age', 'future', 'school', 'birth', 'role', 'coded'] as const;
export type ClaimClass = (typeof claimClasses)[number];

/**
 * How one language says that someone is under 18: sources of expressions in natural spelling, lower case. `{n}` is a
 * number up to 17, `{m}` up to 18, `{y}` a year, `{end}` the end of a statement, any other `{name}` is from `lists`.
 */
export interface AgeLanguage {
  readonly language: string;
  /** Beginnings of words; a text without any of them is not read for this language. Null: gated by `script`. */
  readonly cues: string;
  /** False for scripts that put no space between words. */
  readonly hasSpaces: boolean;
  /** Words for 1 to 18, each a source; some hold several forms. */
  readonly numbers: readonly string[];
  /** A source for what makes a number word the end of a greater one: "thirty-". */
  readonly tens: string;
  readonly lists: Readonly<Record<string, string>>;
  /** Whole statements, which name who they are about. */
  readonly clauses: Partial<Readonly<Record<ClaimClass, readonly string[]>>>;
  /** Parts of a statement: "15 years old". What stands before them says of whom. */
  readonly phrases: Partial<Readonly<Record<ClaimClass, readonly string[]>>>;
  /** Ends where the claim begins, and makes it one about someone else, a thing, or the past. */
  readonly before: readonly string[];
  /** The same before a phrase only. */
  readonly beforePhrase: readonly string[];
  /** Begins where the claim ends, and does the same. */
  readonly after: readonly string[];
}

/** An expression with what its matches mean. */
export interface ClaimPattern {
  readonly claim: ClaimClass;
  readonly isPhrase: boolean;
  /** Where `claim` is `birth`, it has a group `year`, `short` (two digits) or `graduation`, and may have `age` in that year. */
  readonly expression: RegExp;
}

/** A language's sources as expressions. */
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
    // A name may stand for one group only, so each source with a year is an expression of its own.
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

/** What says an age of one of these names: "Mia, 15", "Mia ist 15". The names are spelled as `readForAges` does. */
export const compileNames = (names: readonly string[], data: AgeLanguage): ClaimPattern => {
  const any = names.map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)).join('|');
  const source = String.raw`(?:${any})(?:(?:,? (?:is|ist|est|es|is now|turns|is turning|just turned)|[,!:]) ?\(?| ?\(){just}{n}(?=\)?(?:[.,;!?]|\)|$| and| but))`;
  return { claim: 'age', isPhrase: false, expression: compileWholeWords([createExpand(data)(source)], true) };
};

/** Replaces the slots and spells the source as `fold` spells texts. */
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
 * What counts as a letter or a mark of folded text. Ranges instead of properties and of the flag `u`, with which these
 * expressions would take ten times as long to compile, on the thread that answers requests.
 */
const letters = String.raw`a-z\u00aa-\u024f\u0370-\u1fff\u3005-\u3007\u3040-\ud7ff`;

/** Writes `\\p{L}`, `\\p{M}` and `\\p{N}` as ranges, within brackets and outside of them. */
const withPlainClasses = (source: string): string =>
  source.replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\p\{[LMN]\}/g, (found) => {
    const plain = found.replaceAll(/\\p\{[LM]\}/g, letters).replaceAll('\\p{N}', '0-9');
    return found.startsWith('[') ? plain : `[${plain}]`;
  });

/** A number from 1, in digits or words; not a part of another number. */
const numberUpTo = (most: 17 | 18, { numbers, tens }: AgeLanguage): string => {
  const digits = String.raw`(?<!\d[.,:/]?)(?:1[0-${String(most - 10)}]|[1-9])(?![\d%°]|[.,:/]\d)`;
  // The longer words first: "dix-sept" before "dix".
  const words = numbers.slice(0, most).toReversed().join('|');
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
