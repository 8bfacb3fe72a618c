import { cuesOf } from './cues.ts';
import { unspaced, type Patterns } from './lexicon.ts';

/** Compiles the patterns of one lexicon. Both functions throw for an unknown part. */
export interface PatternCompiler {
  readonly search: (pattern: string) => RegExp;
  readonly cues: (pattern: string) => readonly string[] | null;
}

/** The meanings of a lexicon's shorthands. */
export type PatternSource = Pick<Patterns, 'parts' | 'prefix' | 'script' | 'hasOwnEdges' | 'denial'>;

/** Creates a compiler for the shorthands that `Patterns` describes. */
export const createPatternCompiler = ({
  parts = {},
  prefix = '',
  script,
  hasOwnEdges,
  denial,
}: PatternSource): PatternCompiler => {
  const write = (pattern: string): string =>
    pattern
      .replaceAll(/\((?!\?)/g, '(?:')
      .replaceAll(/(?<!\\)(\p{L})\*/gu, '$1[^\\s,]*')
      .replaceAll('~', `(?:(?!(?:${denial}) )\\S+ ){0,3}?`)
      .normalize('NFKC');
  const written = new Map(Object.entries(parts).map(([name, part]) => [name, write(part)]));
  const part = (name: string): string => {
    const found = written.get(name);
    if (found === undefined) {
      throw new Error(`no part is named ${name}`);
    }
    return found;
  };
  // Lookbehinds, `(?<=` and `(?<!`, name no part and stay unchanged.
  const expand = (pattern: string): string =>
    pattern.replaceAll(/<([a-z]\w*)>/gi, (_name, name: string) => expand(part(name)));
  const cuesByPart = new Map<string, readonly string[] | null>();
  const partCues = (name: string): readonly string[] | null => {
    const cues = cuesByPart.has(name) ? cuesByPart.get(name) : cuesOf(part(name), partCues);
    cuesByPart.set(name, cues ?? null);
    return cues ?? null;
  };
  const [start, end] =
    hasOwnEdges || unspaced.has(script)
      ? ['', '']
      : [`(?<![${letters(script)}\\d])${prefix}(?:`, `)(?![${letters(script)}])`];
  return {
    search: (pattern) => new RegExp(start + expand(write(pattern)) + end, 'u'),
    cues: (pattern) => cuesOf(write(pattern), partCues),
  };
};

/** Returns a script's letters as the content of a character class; Unicode property classes are slow to compile. */
export const letters = (script: Patterns['script']): string => letterRanges[script] ?? 'a-z';

const letterRanges: Partial<Record<Patterns['script'], string>> = {
  cyrillic: '\\u0400-\\u04ff',
  greek: '\\u0370-\\u03ff',
  arabic: '\\u0600-\\u06ff',
  hebrew: '\\u0590-\\u05ff',
  devanagari: '\\u0900-\\u097f',
  bengali: '\\u0980-\\u09ff',
};
