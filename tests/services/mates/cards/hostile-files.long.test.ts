import { beforeAll, describe, expect, test } from 'vitest';
import type { FileOutcome, FilesReport } from '../../../bench/hosts/card-files-host.ts';
import { readInProcess } from '../../../bench/hosts/card-files.mjs';
import { hostileFiles } from '../../../support/hostile/hostile-files.ts';
import { evaluateTexts } from '../../../../scripts/lib/texts/evaluate-texts.ts';

const files = hostileFiles();
/** In megabytes, for all of the files one after the other. */
const maxMemory = 300;

let report: FilesReport;
beforeAll(async () => {
  report = await readInProcess(files);
});

const outcomesOf = (is: 'inert' | 'refused') =>
  files.flatMap((file, index): [string, FileOutcome | undefined][] =>
    file.is === is ? [[file.name, report.outcomes[index]]] : [],
  );

describe(`${String(files.length)} hostile files`, () => {
  test('are all read, without a request to anywhere', () => {
    expect([files.length > 200, new Set(files.map(({ name }) => name)).size]).toEqual([true, files.length]);
    expect([report.outcomes.length, report.connections]).toEqual([files.length, 0]);
  });

  test('are cards of which nothing runs', () => {
    const cards = outcomesOf('inert').map(([name, outcome]) => [name, outcome?.card]);
    expect(cards).toEqual(cards.map(([name]) => [name, 'inert']));
  });

  test('or are refused with a reason that has a text', () => {
    const texts: Readonly<Record<string, unknown>> = evaluateTexts('en').mateEditor.card;
    const refused = outcomesOf('refused').map(([name, outcome]) => [
      name,
      typeof texts[outcome?.card ?? ''] === 'string',
    ]);
    expect(refused).toEqual(refused.map(([name]) => [name, true]));
  });

  test('cause no error that nobody expects where exports and pictures are read', () => {
    const wrong = report.outcomes.flatMap((outcome, index) =>
      [outcome.card, outcome.export, outcome.picture]
        .filter((result) => result.startsWith('unexpected'))
        .map((result) => [files[index]?.name, result]),
    );
    expect(wrong).toEqual([]);
  });

  test(`take at most ${String(maxMemory)} MB of memory`, () => {
    expect(report.outcomes.at(-1)?.peak).toBeLessThanOrEqual(maxMemory);
  });
});
