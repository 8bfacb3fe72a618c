import { expect } from '@playwright/test';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import { harborBook, townBook } from '../machines/lore/lore-samples.ts';
import { model as whole } from '../machines/lore/lorebooks.model.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { kindOf } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { refusal, success } from './support/gate.ts';
import { listOf, loreCalls, openLorebooks } from './support/lore-stage.ts';
import { pressIn, sent, type Answers } from './support/stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

/** The page of a new book opens, and the list is left. */
const model = allowing(
  whole,
  (_, event) =>
    event.type !== 'xstate.done.actor.createBook' ||
    !('output' in event) ||
    kindOf(event.output) !== 'confirmed',
);

const held = [loreCalls.list, loreCalls.save, loreCalls.remove, loreCalls.export];

test('lorebooks: a new one opens', async ({ page }) => {
  const gate = await openLorebooks(page, { held });
  await page.clock.resume();
  await gate.settle(loreCalls.list, listOf([harborBook]));
  await page.getByRole('button', { name: 'New lorebook' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(townBook.name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await gate.settle(loreCalls.save, success(townBook));
  await gate.settle(loreCalls.list, listOf([harborBook, townBook]));
  await expect(page.getByRole('heading', { level: 1, name: townBook.name })).toBeFocused();
});

testTours('lorebooks', { model, countsStories: true }, async ({ page }) => {
  const form = page.getByRole('dialog', { name: 'New lorebook' });
  const books = { call: loreCalls.list, envelope: (found: unknown) => listOf(v.parse(Listing, found).books) };
  const changed = {
    call: loreCalls.remove,
    envelope: (result: unknown) => changes[v.parse(Change, result).kind],
  };
  const answers: Answers = {
    request: books,
    refresh: books,
    createBook: { call: loreCalls.save, form, submit: () => pressIn(form, 'Save') },
    'book.remove': changed,
    'book.restore': changed,
    exportBook: { call: loreCalls.export, response: () => ({ name: 'The Harbor.json', text: '{}' }) },
  };
  const gate = await openLorebooks(page, { held });
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Your lorebooks' });
  return {
    gate,
    answers,
    causes: {
      'form.add': 'New lorebook',
      'file.export': async () => {
        await pressIn(page, 'Download The Harbor');
        await page.getByRole('menuitem', { name: 'Lorebook (version 3)' }).press('Enter');
      },
      // A command that is under way is asked for again.
      'book.remove': 'Delete The Harbor',
      'book.restore': 'Restore The Harbor',
      'books.outdated': sent,
    },
    assertions: [
      ['loading', attached(main.getByText('Loading your lorebooks'))],
      ['failed', 'Couldn’t load your lorebooks'],
      ['ready', ({ context }) => expect(list.getByRole('listitem')).toHaveCount(context.books.length)],
      [{ ready: { commands: 'undoing' } }, main.getByRole('region', { name: 'Import lorebook' })],
      [{ ready: { form: 'open' } }, form],
      [{ ready: { form: 'closed' } }, absent(form)],
      [{ ready: { file: 'exporting' } }, 'Preparing the file…'],
    ],
  };
});

const Listing = v.object({ books: v.array(v.unknown()) });
const Change = v.object({ kind: v.picklist(['removed', 'restored', 'missing']) });
const changes = {
  removed: success(),
  restored: success(harborBook),
  missing: refusal(code.notFound, 'There is no such book.'),
};
