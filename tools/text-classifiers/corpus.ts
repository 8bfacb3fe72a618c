import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** One sentence of a corpus. */
export interface Example {
  readonly text: string;
  /** Whether it belongs to the class, a plea or a goodbye. */
  readonly isMember: boolean;
  /**
   * The name of its file up to the first hyphen: a language, `rounds` for sentences of all languages by other authors, or
   * `anything` for what anybody may write at any time.
   */
  readonly source: string;
  /** How much it counts: a sentence that stands in a line by itself more than one of many that a line stands for. */
  readonly importance: number;
  /** Sentences with the same kernel are never in different parts of a cross-validation. */
  readonly kernel: string;
}

/** The importance of a sentence that stands in a line by itself. */
const plainImportance = 3;

/** So many sentences are drawn from the combinations of a line. */
const draws = 24;

/** Reads the sentences of the files in some folders, in an order that depends on the files alone. */
export const readCorpus = (members: string, others: readonly string[]): readonly Example[] =>
  [members, ...others].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .toSorted()
      .flatMap((file) =>
        linesOf(readFileSync(`${folder}/${file}`, 'utf8')).flatMap((line) => {
          const source = file.replace(/[-.].*$/, '');
          const importance = line.includes('{') || source === 'anything' ? 1 : plainImportance;
          return expand(line).map((sentence) => ({
            ...sentence,
            isMember: folder === members,
            source,
            importance,
          }));
        }),
      ),
  );

/** Reads a folder in which each file has the examples of one language: lines that begin with `+ ` are members, those with `- ` are not. */
export const readMarked = (folder: string): readonly Example[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      linesOf(readFileSync(`${folder}/${file}`, 'utf8')).map((line) => ({
        text: line.slice(2),
        isMember: line.startsWith('+ '),
        source: file.replace(/[-.].*$/, ''),
        importance: line.startsWith('+ ') ? memberImportance : plainImportance,
        kernel: line,
      })),
    );

/** Members are few beside public talk. */
const memberImportance = 5;

/**
 * Reads public talk: each file of the folder is a JSON array of texts, and its name begins with their language. Returns their
 * sentences, none of them a member.
 */
export const readTalk = (folder: string): readonly Example[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const texts = v.parse(v.array(v.string()), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
      const sentences = new Set(texts.flatMap((text) => text.split(sentenceEnd)).map((text) => text.trim()));
      return [...sentences]
        .filter((text) => text.length > 1)
        .map((text) => ({
          text,
          isMember: false,
          source: file.replace(/[-.].*$/, ''),
          importance: 1,
          kernel: text,
        }));
    });

const sentenceEnd = /(?<=[.!?…。！？؟])\s*(?=\S)|\n+/u;

/** Returns the lines of a file that are neither empty nor comments. */
export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/**
 * Returns sentences that a line stands for: `{Stay|Wait} here.` is two. Each alternative occurs in at least one. The kernel
 * is the line with the alternative that has the most others.
 */
export const expand = (line: string): ReadonlyArray<Pick<Example, 'text' | 'kernel'>> => {
  const parts = line
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part.slice(1, -1).split('|') : [part]));
  const random = createRandom(line.length);
  const groups = parts.map((part) => shuffle(part, random));
  const longest = groups.reduce((one, other) => (other.length > one.length ? other : one));
  const sentences = Array.from({ length: Math.max(draws, longest.length) }, (_, draw) => {
    const chosen = groups.map((group) => group[draw] ?? group[Math.floor(random() * group.length)] ?? '');
    return [chosen.join(''), `${chosen[groups.indexOf(longest)] ?? ''} in ${line}`] as const;
  });
  return Array.from(new Map(sentences), ([text, kernel]) => ({ text, kernel }));
};

/** Returns the items in a random order. */
export const shuffle = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Returns a seeded generator of numbers from 0 to 1, the same on every machine. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
