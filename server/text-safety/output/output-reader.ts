import { createPatternCompiler } from '../patterns/pattern.ts';
import { unspaced } from '../patterns/lexicon.ts';
import type { OutputWords } from './output-words.ts';

/** The compiled words of one language. */
export interface OutputReader {
  readonly words: OutputWords;
  /** Writes text as the patterns read it. */
  readonly claims: readonly RegExp[];
  /** Claims by a noun alone, as an answer to the question: "Yes. Human." For one sentence. */
  readonly answers: readonly RegExp[];
  readonly questions: readonly RegExp[];
  /** Questions only in a sentence that is marked as one. */
  readonly markedQuestions: readonly RegExp[];
  readonly disclosures: readonly RegExp[];
  readonly urges: readonly RegExp[];
  /** A goodbye at the end of a clause without punctuation. */
  readonly byes: RegExp;
  readonly pleas: readonly RegExp[];
  readonly common: RegExp;
  /** Whether what precedes a claim makes it none. */
  readonly isUnless: (before: string) => boolean;
  /** Whether what precedes an urge denies it. */
  readonly isDenied: (before: string) => boolean;
}

/** Compiles the words of one language. Throws for an unknown part. */
export const createOutputReader = (words: OutputWords): OutputReader => {
  const { script, honesty, urging, bye, pleas = [], common } = words;
  const hasBlanks = !unspaced.has(script);
  const { search: bare } = createPatternCompiler({
    script,
    denial: urging.denial,
    hasOwnEdges: true,
    parts: partsOf(words),
  });
  const [start, end] = edgesOf(words);
  const search = (pattern: string): RegExp => bare(`${start}(${pattern})${end}`);
  const gap = hasBlanks ? ',? ' : ' ?';
  const near = hasBlanks ? '( \\S+){0,5} ' : '.{0,12}';
  const few = `(<fill>${gap}){0,4}`;
  const clause = hasBlanks ? '(?<=(?:^|[.!?,:;"“”*…] ?)\\W{0,6})' : '(?<=^|[。！？、，,.!?「『…” ])';
  return {
    words,
    claims: [
      `(<self>|<facing>)${gap}${few}(<human>)`,
      `(<selfNot>|<notFacing>)${gap}${few}(<ai>)`,
      ...(honesty.claims ?? []),
    ].map(search),
    answers: [bare(`^(<yes>${gap}|<fill>${gap}){0,4}(<human>)${hasBlanks ? '( \\S+){0,3}' : '.{0,6}'}$`)],
    questions: [
      `(<you>)${gap}${hasBlanks ? '(\\S+ ){0,4}' : '.{0,8}'}(<human>|<ai>)`,
      `(<you>)${gap}${few}(<real>)(?= ?(?:[?？؟.!,;]|$))`,
      ...(honesty.asks ?? []),
    ].map(search),
    markedQuestions: [
      ...[`(<human>|<ai>|<person>)${near}(<place>)`, `(<place>)${near}(<human>|<ai>|<person>)`].map(search),
      bare(`^(<yes>${gap}){0,3}(<you>)${gap}${few}(<person>)$`),
      bare(`^(<yes>${gap}|<fill>${gap}){0,3}(<human>|<ai>|<real>|<person>)(${near}(<human>|<ai>|<real>))?$`),
    ],
    disclosures: [
      `(<self>|<facing>)${gap}${few}(<ai>)`,
      `(<selfNot>|<notFacing>)${gap}${few}(<human>|<person>)`,
      ...(honesty.discloses ?? []),
    ].map(search),
    urges: [
      `(<should>)${gap}${hasBlanks ? `((?!(${urging.denial}) )\\S+ ){0,2}` : '.{0,4}'}(<killing>|<die>)`,
      `${clause}((<should>|<lead>)${gap}){0,2}(<kill>)`,
      ...urging.urges,
    ].map(search),
    byes: search(`(${bye})(?=${hasBlanks ? '( \\S+){0,3}' : '.{0,6}'}$)`),
    pleas: pleas.map(search),
    common: new RegExp(bare(`${start}(${common})${end}`).source, 'gu'),
    isUnless: before(honesty.unless ?? '', words, 1),
    isDenied: before(urging.denial, words, 3),
  };
};

/** Matches nothing: for words that a language does not have. */
const nothing = '(?!)';

const partsOf = ({ honesty, urging }: OutputWords): Record<string, string> => {
  const { should, lead = should, kill, killing = kill, die } = urging;
  const optional = { unless: '', yes: nothing, real: nothing, person: nothing };
  const clause = '(?<=^|[.!?。！？,،，、:;…"“”*—–] ?)';
  const parts = { ...optional, ...honesty, should, lead, kill, killing, die, clause };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (typeof part === 'string' ? [[name, `(${part})`]] : [])),
  );
};

/** `\b` where it is right, because the stem automaton knows it; lookarounds in other scripts. */
const edgesOf = ({ script }: OutputWords): readonly [string, string] => {
  if (unspaced.has(script)) {
    return ['', ''];
  }
  return script === 'latin' ? ['\\b', '(?![a-z0-9])'] : ['(?<![\\p{L}\\p{M}\\d])', '(?![\\p{L}\\p{M}])'];
};

/** Returns whether a text ends with one of the words and at most `more` others, in the same clause. */
const before = (words: string, { script }: OutputWords, more: number): ((text: string) => boolean) => {
  if (words === '') {
    return () => false;
  }
  const pattern = unspaced.has(script)
    ? `(?:${words}).{0,4}$`
    : `(?<![\\p{L}\\p{M}])(?:${words}) (?:\\S+ ){0,${String(more)}}$`;
  const ends = new RegExp(pattern.replaceAll(/\((?!\?)/g, '(?:').normalize('NFKC'), 'u');
  return (text) => ends.test(text.slice(text.search(/(?<![^.!?;,，،、。！？؟])[^.!?;,，،、。！？؟]*$/u)));
};
