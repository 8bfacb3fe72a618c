import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDocs } from '../../tools/charts/machine-docs.ts';
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
