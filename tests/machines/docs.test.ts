import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDocs } from '../../tools/charts/machine-docs.ts';
import { root } from '../architecture/source.ts';

test('the page and picture of every machine are current, and its table is approved', async () => {
  expect(await checkDocs(join(root, 'docs', 'machines'))).toEqual([]);
});
