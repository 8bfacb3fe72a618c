import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { sentencesOf } from '../../server/text-safety/classifier/text-classifier.ts';

/** One sentence of a corpus. */
export interface Example {
  readonly text: string;
  /** Whether it belongs to the class. */
  readonly isMember: boolean;
  /**
   * The name of its file up to the first hyphen: a language, `rounds` for sentences of all languages by other authors, or
   * `anything` for what anybody may write at any time.
   */
  readonly source: string;
  /** How much it counts: a sentence that stands in a line by itself more than one of many that a line stands for. */
  readonly importance: number;
}

/** The importance of a sentence that stands in a line by itself. Members are few beside public talk. */
const importanceOf = (isMember: boolean): number => (isMember ? 5 : 3);

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
          const isMember = folder === members;
          const importance = line.includes('{') || source === 'anything' ? 1 : importanceOf(isMember);
          return expand(line).map((text) => ({ text, isMember, source, importance }));
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
        importance: importanceOf(line.startsWith('+ ')),
      })),
    );

/** Messages of public talk. */
export interface Talk {
  /** Their language. */
  readonly source: string;
  readonly texts: readonly string[];
}

/** Reads public talk: each file of the folder is a JSON array of texts, and its name begins with their language. */
export const readTalk = (folder: string): readonly Talk[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      source: file.replace(/[-.].*$/, ''),
      texts: v.parse(v.array(v.string()), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    }));

/** Returns the sentences of public talk, each once and none of them a member. */
export const examplesIn = ({ source, texts }: Talk): readonly Example[] =>
  [...new Set(texts.flatMap(sentencesOf).map((text) => text.trim()))]
    .filter((text) => text.length > 1)
    .map((text) => ({ text, isMember: false, source, importance: 1 }));

/** Returns the lines of a file that are neither empty nor comments. */
export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Returns sentences that a line stands for: `{Stay|Wait} here.` is two. Each alternative occurs in at least one. */
export const expand = (line: string): readonly string[] => {
  const parts = line
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part.slice(1, -1).split('|') : [part]));
  const random = createRandom(line.length);
  const groups = parts.map((part) => shuffle(part, random));
  const longest = Math.max(...groups.map(({ length }) => length));
  const sentences = Array.from({ length: Math.max(draws, longest) }, (_, draw) =>
    groups.map((group) => group[draw] ?? group[Math.floor(random() * group.length)] ?? '').join(''),
  );
  return [...new Set(sentences)];
};

/** Returns the items in a random order. */
const shuffle = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
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
