import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDocs } from '../../tools/charts/machine-docs.ts';
import { models } from '../../tools/statechart-tests/all-models.ts';
import { approvedTable } from '../../tools/charts/page.ts';
import { filesBelow, root, textOfFile } from '../architecture/source.ts';

test('every machine has a current page and picture, and an approved table', async () => {
  expect(await checkDocs(join(root, 'docs', 'machines'))).toEqual([]);
});

test.each(filesBelow('docs/machines').filter((file) => file.endsWith('.md')))(
  'the table of %s has one row for each question',
  (page) => {
    const [head, , ...rows] = approvedTable(textOfFile(page))?.split('\n') ?? [];
    expect(head).toBe('| in | when | then | effects |');
    const questions = rows.map((row) =>
      row
        .split(/(?<!\\) \| /)
        .slice(0, 2)
        .join(' | '),
    );
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  },
);

describe('the pictures', () => {
  const pictures = filesBelow('docs/machines').filter((file) => file.endsWith('.svg'));

  test('are at least one for each machine', () => {
    const drawn = pictures.map((file) => file.split('/').at(-1));
    expect(drawn).toEqual(
      expect.arrayContaining([...models.values()].map(({ machine }) => `${machine.id}.svg`)),
    );
  });

  test.each(pictures)('%s fits a page, and can be read at a width of 1,000 pixels', (file) => {
    const svg = textOfFile(file);
    const [, width = Infinity, height = Infinity] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? [];
    const sizes = [...svg.matchAll(/font(?:-size)?:\s*(\d+)px/g)].map(([, size]) => Number(size));
    expect(Number(width)).toBeLessThanOrEqual(1600);
    expect(Number(height)).toBeLessThanOrEqual(1400);
    expect(sizes).not.toEqual([]);
    expect((Math.min(...sizes) * 1000) / Math.max(1000, Number(width))).toBeGreaterThanOrEqual(9);
  });
});
