import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDocs } from '../../tools/charts/machine-docs.ts';
import { root } from '../architecture/source.ts';

test('every machine has a current page and picture', async () => {
  expect(await checkDocs(join(root, 'docs', 'machines'))).toEqual([]);
});
