import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from '../source.ts';

/** Elements that only the shared view draws, so that they look and behave alike on every screen. */
const owners = {
  summary: 'src/views/components/summary.tsx',
  dialog: 'src/views/components/dialogs/dialog.tsx',
};

test.each(Object.entries(owners))('%s is drawn by its shared view only', (element, owner) => {
  const users = filesBelow('src')
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => new RegExp(`<${element}\\b`, 'u').test(textOfFile(path)));
  expect(users).toEqual([owner]);
});

/** Each layer above the page reports that it is open, so that Back closes it. */
const layers = {
  'popover=': 'src/views/components/dialogs/popover.tsx',
  'showModal(': 'src/views/dom/modal.ts',
};

test.each(Object.entries(layers))('%s is used by the view that reports it only', (code, owner) => {
  const users = filesBelow('src').filter((path) => textOfFile(path).includes(code));
  expect(users).toEqual([owner]);
});
