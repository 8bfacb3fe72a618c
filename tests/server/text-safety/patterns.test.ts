import { describe, expect, test } from 'vitest';
import {
  createEnglishReader,
  createOtherReaders,
} from '../../../server/text-safety/crisis/crisis-readers.ts';
import { cuesOf } from '../../../server/text-safety/patterns/cues.ts';
import { classes } from '../../../server/text-safety/patterns/lexicon.ts';
import { createPatternCompiler } from '../../../server/text-safety/patterns/pattern.ts';
import { rounds } from '../../corpora/crisis/rounds.ts';
import { listed } from './score.ts';

const patterns = {
  language: 'en',
  script: 'latin',
  parts: { end: '(die|not live)' },
  denial: 'not',
  frames: {
    active: [],
    passive: [],
    method: [],
    farewell: [],
    burden: [],
    worthless: [],
    hopeless: [],
    selfHarm: [],
    eating: [],
    otherPerson: [],
  },
  steppedOut: 'really',
  core: [],
} as const;

describe('the pattern syntax', () => {
  const { search } = createPatternCompiler(patterns);

  test.each([
    ['want to <end>', 'i want to die', true],
    ['want to <end>', 'i want to diet', false],
    ['kill*', 'he killed it', true],
    ['want ~die', 'i want so much to die', true],
    ['want ~die', 'i want not to die', false],
  ])('%s in "%s": %s', (pattern, sentence, expected) => {
    expect(search(pattern).test(sentence)).toBe(expected);
  });

  test('rejects an unknown part', () => {
    expect(() => search('<nothing>')).toThrow('no part is named nothing');
  });
});

describe('the keywords of a pattern', () => {
  test.each([
    ['want to (?:die|be dead)', ['want to ']],
    ['(?:so )?(?:die|kill)', ['die', 'kill']],
    ['suicid(?:e|al)?\\b', ['suicid']],
    ['(?<!not )i (?:\\S+ ){0,3}overdosed?', ['overdose']],
    ['[ab]c+d?', null],
    ['\\w+|dead', null],
  ])('%s', (pattern, cues) => {
    expect(cuesOf(pattern)).toEqual(cues);
  });

  test('are rejected for a pattern that ends too early', () => {
    expect(() => cuesOf('a)b')).toThrow('unbalanced');
  });
});

describe('every language', () => {
  const readers = [createEnglishReader(), ...createOtherReaders()];

  test.each(
    readers.filter(({ language }) => language !== 'und').map((reader) => [reader.language, reader] as const),
  )('has patterns of every class: %s', (_language, reader) => {
    expect(classes.filter((name) => !reader.frames.some((frame) => frame.name === name))).toEqual([]);
  });

  test('is found by its keywords wherever it matches', () => {
    const texts = rounds.flatMap((round) => listed(round.positives)).map(({ text }) => text.toLowerCase());
    const lost = readers.flatMap(({ frames }) =>
      frames.flatMap(({ expression, cues }) =>
        texts.filter((text) => {
          const [match] = expression.exec(text) ?? [];
          return match !== undefined && cues !== null && !cues.some((cue) => match.includes(cue));
        }),
      ),
    );
    expect(lost).toEqual([]);
  });
});
