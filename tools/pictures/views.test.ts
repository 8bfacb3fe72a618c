import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfViews, notedViews, pictures } from './views.ts';

const root = join(import.meta.dirname, '..', '..');

test.each(Object.keys(pictures))(
  '%s shows the views of today; otherwise run `npm run pictures`',
  (picture) => {
    expect(notedViews()[picture]).toBe(hashOfViews(picture));
  },
);

test('each picture is taken by the command, and shown', () => {
  const files = readdirSync(join(root, 'docs', 'pictures')).filter((file) => file !== 'views.json');
  expect(files.toSorted()).toEqual(Object.keys(pictures).toSorted());
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(files.filter((file) => !readme.includes(`docs/pictures/${file}`))).toEqual([]);
});
