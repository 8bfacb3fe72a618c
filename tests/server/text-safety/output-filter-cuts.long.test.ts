import { describe, expect, test } from 'vitest';
import { FilteredText } from '../../../server/companions/output/filtered-text.ts';
import { fold } from '../../../server/text-safety/normalize.ts';
import { stemPatterns } from '../../../server/companions/output/output-judges.ts';
import { plainEnglish } from '../../../server/text-safety/expand-english.ts';
import { modelOutputs } from '../../corpora/outputs/model-outputs.ts';
import { requestOf } from './model-talk.ts';
import { cutsOf, createRandom, findingIn, type Finding } from './reference-filter.ts';

const request = requestOf('Hello');

/** Returns why the output for these pieces violates the finding; null if it does not. */
const faultOf = (text: string, finding: Finding | null, pieces: readonly string[]): string | null => {
  const { shown, isCut } = filtered(pieces);
  if (finding === null) {
    return shown === text && !isCut ? null : `changed to: ${shown}`;
  }
  if (!isCut || !shown.endsWith(finding.replacement)) {
    return `not replaced: ${shown}`;
  }
  const before = shown.slice(0, -finding.replacement.length).trimEnd();
  const upToSentence = text.slice(0, finding.start).trimEnd();
  const begun = before.slice(upToSentence.length);
  const isPrefix = text.startsWith(before) && before.startsWith(upToSentence);
  return isPrefix && !hasStem(begun) && (begun === '' || hasStem(text.slice(finding.start, finding.end)))
    ? null
    : `cut at ${String(before.length)}: ${before}`;
};

const filtered = (pieces: readonly string[]) => {
  const text = new FilteredText(request);
  const shown = pieces.map((piece) => (text.isCut ? '' : text.add(piece)));
  return { shown: shown.join('') + text.end(), isCut: text.isCut };
};

const stems = stemPatterns();

const hasStem = (text: string): boolean => {
  const folded = fold(text);
  return [
    { form: folded, kinds: stems.folded },
    { form: plainEnglish(folded), kinds: stems.english },
  ].some(({ form, kinds }) =>
    kinds.some(({ patterns }) => patterns.some((stem) => form.replaceAll(/\s+/g, ' ').search(stem) !== -1)),
  );
};

/** The texts that judges of replies read, by file name; those of the rounds are in files of their own. */
const corpora = Object.entries(
  import.meta.glob(['../../corpora/{ages,crisis,outputs}/*.ts', '!../../corpora/crisis/rounds.ts'], {
    eager: true,
  }),
).map(([file, module]) => [file, textsIn(module)] as const);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.split('\n').filter((line) => line.trim() !== '');
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const disguises: Readonly<Record<string, (text: string) => string>> = {
  'upper case': (text) => text.toUpperCase(),
  'full width': (text) =>
    text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  leet: (text) =>
    text.replaceAll(
      /(?<=[a-z])[oeia](?=[a-z])/g,
      (sign) => ({ o: '0', e: '3', i: '!', a: '@' })[sign] ?? sign,
    ),
  'invisible characters': (text) => text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u200b'),
  'letters of other alphabets': (text) =>
    text.replaceAll(/[oea]/g, (sign) => ({ o: 'о', e: 'е', a: 'а' })[sign] ?? sign),
  marks: (text) => text.replaceAll(/(?<=[b-z])(?=[a-z])/g, '\u0301'),
  'letters apart': (text) => text.replaceAll(/(?<=[a-z])(?=[a-z])/g, ' '),
  'drawn out': (text) => text.replaceAll(/(?<=[a-z])([eioau])(?=[a-z])/g, '$1$1$1'),
};

const wrong = [...modelOutputs.claims, ...modelOutputs.urges, ...modelOutputs.sexualAboutMinors];

const print = (name: string, counts: object): void => {
  process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`);
};

/** Returns the violations over all splits of the texts, and the number of runs. */
const tryAll = (texts: readonly string[], everyPlace: boolean) => {
  const random = createRandom(7);
  const faults: string[] = [];
  let cuts = 0;
  let findings = 0;
  for (const text of texts) {
    const finding = findingIn(text, request);
    findings += finding === null ? 0 : 1;
    for (const pieces of cutsOf(text, random, everyPlace)) {
      cuts += 1;
      const fault = faultOf(text, finding, pieces);
      if (fault !== null) {
        faults.push(`${JSON.stringify(pieces)}\n${fault}`);
      }
    }
  }
  return { faults, texts: texts.length, findings, cuts };
};

describe('for any split into pieces, the filter finds what the checks find in the complete text', () => {
  test('for all harmful outputs of a model', () => {
    const { faults, ...counts } = tryAll(wrong, true);
    print('wrong texts', counts);
    expect(faults).toEqual([]);
    expect(counts.findings).toBe(wrong.length);
  });

  test('for harmless outputs', () => {
    const { faults, ...counts } = tryAll(modelOutputs.harmless, true);
    print('harmless texts', counts);
    expect(faults).toEqual([]);
    expect(counts.findings).toBe(0);
  });

  test.each(Object.entries(disguises))('for the same, obfuscated: %s', (name, disguise) => {
    const { faults, ...counts } = tryAll(wrong.map(disguise), true);
    print(name, counts);
    expect(faults).toEqual([]);
  });

  test.each(corpora)('for %s', (file, texts) => {
    const { faults, ...counts } = tryAll(texts, false);
    print(file, counts);
    expect(faults).toEqual([]);
  });

  test('far into a long reply, and with widely separated evidence', () => {
    const filler = 'The harbour lights come on one by one, and the bakery sells out before the bells stop. ';
    const long = wrong.map((text) => filler.repeat(8) + text);
    const apart = [2, 4, 6].map(
      (count) => `She is a schoolgirl ${', and so on'.repeat(count)}. They have sex.`,
    );
    const { faults, ...counts } = tryAll([...long, ...apart], false);
    print('long replies', counts);
    expect(faults).toEqual([]);
    expect(counts.findings).toBe(long.length + apart.length);
  });

  test('for a reply that was stopped anywhere and is continued', () => {
    let continuations = 0;
    for (const text of wrong) {
      for (const { index } of text.matchAll(/\s/g)) {
        const stopped = new FilteredText(request);
        const begun = stopped.add(text.slice(0, index));
        const continued = new FilteredText({ ...request, begun });
        const shown = stopped.isCut ? '' : continued.add(text.slice(begun.length)) + continued.end();
        expect({ begun, shown, isCut: stopped.isCut || continued.isCut }).toMatchObject({ isCut: true });
        continuations += stopped.isCut ? 0 : 1;
      }
    }
    expect(continuations).toBeGreaterThan(wrong.length);
  });

  test('for sentences in any order', () => {
    const random = createRandom(11);
    const all = [...wrong, ...modelOutputs.harmless.filter((text) => text.length < 200)];
    const mixed = Array.from({ length: 300 }, () =>
      Array.from(
        { length: 1 + Math.floor(random() * 5) },
        () => all[Math.floor(random() * all.length)] ?? '',
      ).join(' '),
    );
    const { faults, ...counts } = tryAll(mixed, false);
    print('mixed texts', counts);
    expect(faults).toEqual([]);
  });
});
