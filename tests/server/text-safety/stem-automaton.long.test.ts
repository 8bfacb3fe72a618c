import { describe, expect, test } from 'vitest';
import { fold } from '../../../server/text-safety/normalize.ts';
import { stemPatterns } from '../../../server/companions/output/output-judges.ts';
import { parsePattern, type Pattern } from '../../../server/text-safety/stems/pattern-parser.ts';
import { mayBeRewritten, plainEnglish } from '../../../server/text-safety/expand-english.ts';
import {
  createStemAutomaton,
  isWordUnit,
  type StemState,
} from '../../../server/text-safety/stems/stem-automaton.ts';
import { modelOutputs } from '../../corpora/outputs/model-outputs.ts';
import { createRandom } from './reference-filter.ts';

const patterns = Object.values(stemPatterns()).flatMap((kinds) => kinds.flatMap((kind) => kind.patterns));

/** Returns whether a match ends in the text, and whether one that starts at `place` is open at each later unit. */
const read = (pattern: RegExp, text: string) => {
  const automaton = createStemAutomaton([{ kind: 1, patterns: [pattern] }]);
  let live: { readonly start: number; readonly state: StemState }[] = [];
  let hasMatched = false;
  const openAt: number[][] = [];
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    const begun = automaton.begin(isWordUnit(text.charCodeAt(place - 1)), unit);
    live = [
      ...live.map(({ start, state }) => ({ start, state: state.next(unit) })),
      { start: place, state: begun },
    ];
    hasMatched ||= live.some(({ state }) => state.matched !== 0);
    live = live.filter(({ state }) => state.open !== 0);
    openAt.push(live.map(({ start }) => start));
  }
  return { hasMatched: hasMatched || live.some(({ state }) => state.matchedAtEnd !== 0), openAt };
};

/** Returns a text that the pattern matches, apart from lookarounds. */
const sample = (pattern: Pattern, random: () => number): string => {
  switch (pattern.kind) {
    case 'unit': {
      const accepted = Array.from(signs).filter(pattern.accepts);
      return accepted[Math.floor(random() * accepted.length)] ?? rare.find(pattern.accepts) ?? '';
    }
    case 'boundary':
      return '';
    case 'sequence':
      return pattern.parts.map((part) => sample(part, random)).join('');
    case 'choice': {
      const option = pattern.options[Math.floor(random() * pattern.options.length)];
      return option === undefined ? '' : sample(option, random);
    }
    default: {
      const count =
        pattern.min + Math.floor(random() * (Math.min(pattern.max, pattern.min + 4) - pattern.min + 1));
      return Array.from({ length: count }, () => sample(pattern.part, random)).join('');
    }
  }
};

const signs = " abcdefghijklmnopqrstuvwxyz0123456789-'.!";
/** Characters for the literals of other scripts. */
const rare = Array.from({ length: 0xd800 }, (_, unit) => String.fromCharCode(unit));

describe.each(patterns.map((pattern) => [pattern.source.slice(0, 60), pattern] as const))(
  'the stem %s',
  (_, pattern) => {
    const search = new RegExp(pattern.source, 'u');

    test('is found wherever the pattern matches, and is open from its first unit to the last', () => {
      const random = createRandom(3);
      let matches = 0;
      const missed: string[] = [];
      for (let round = 0; round < 30; round += 1) {
        const around = [', so ', 'they would ', '. ', '', "there's a "];
        const text = `${around[round % 5] ?? ''}${sample(parsePattern(pattern), random)}${around[(round + 2) % 5] ?? ''}`;
        const found = search.exec(text);
        if (found !== null) {
          matches += 1;
          const { hasMatched, openAt } = read(pattern, text);
          const places = openAt.slice(found.index, found.index + found[0].length - 1);
          if (!hasMatched || !places.every((starts) => starts.includes(found.index))) {
            missed.push(text);
          }
        }
      }
      expect(missed).toEqual([]);
      expect(matches).toBeGreaterThan(0);
    });

    test('is found in every text of the corpus that the pattern matches', () => {
      for (const text of Object.values(modelOutputs).flat()) {
        for (const form of [fold(text), plainEnglish(fold(text))]) {
          expect([form, !search.test(form) || read(pattern, form).hasMatched]).toEqual([form, true]);
        }
      }
    });
  },
);

test('an invalid pattern is rejected when it is compiled', () => {
  for (const pattern of [/(captured)/, /(?<name>a)/, new RegExp(String.raw`a\1`), /a*?/, /\x41/]) {
    expect(() => parsePattern(pattern)).toThrow('not supported');
  }
});

describe('fast paths', () => {
  const random = createRandom(5);
  const anyOf = (text: string) =>
    Array.from(
      { length: 1 + Math.floor(random() * 30) },
      () => text[Math.floor(random() * text.length)] ?? '',
    ).join('');

  test('normalize like the slow path', () => {
    const ordinary = 'abcXYZ `\'"#%&()*,-./:;<=>?[\\]^_{|}~\n\tあいアー中文、。';
    for (let round = 0; round < 3000; round += 1) {
      const text = anyOf(ordinary);
      // The accent makes the text take the slow path.
      expect(fold(`${text} é`)).toBe(`${fold(text)} e`);
    }
  });

  test('expand English like the slow path', () => {
    const words = Object.values(modelOutputs)
      .flat()
      .flatMap((text) => fold(text).split(' '))
      .concat(Array.from({ length: 500 }, () => anyOf('aeikllmnosuy')));
    for (const word of words) {
      // Only the slow path removes a hyphen between letters.
      expect(plainEnglish(`${word} x-x`)).toBe(`${plainEnglish(word)} x x`);
    }
  });

  test('recognize the prefixes of what is rewritten', () => {
    expect(['m', 'med', 'meds', 'unal'].filter(mayBeRewritten)).toEqual(['m', 'med', 'meds', 'unal']);
    expect(['medst', 'lamp', 'harbour'].filter(mayBeRewritten)).toEqual([]);
  });
});
