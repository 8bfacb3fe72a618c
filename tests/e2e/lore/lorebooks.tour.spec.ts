import * as v from 'valibot';
import { allowing } from 'statechart-tools/explorer/model';
import { harborBook, townBook } from '../../machines/lore/lore-samples.ts';
import { model as whole } from '../../machines/lore/lorebooks.model.ts';
import { kindOf } from '../support/confirmations.ts';
import { listOf, lorebooksPage, loreCalls, openLorebooks } from '../support/stages/lore-stage.ts';
import { absent, attached, counted } from '../support/tours/seen.ts';
import {
  code,
  expect,
  fillIn,
  pressIn,
  refusal,
  sent,
  success,
  test,
  testTours,
} from '../support/tours/tour.ts';

/** Without what follows a new book: its page opens, and the list is left. */
const model = allowing(
  whole,
  (_, event) =>
    event.type !== 'xstate.done.actor.createBook' ||
    !('output' in event) ||
    kindOf(event.output) !== 'confirmed',
);
const Listing = v.object({ books: v.array(v.unknown()) });
const Change = v.object({ kind: v.picklist(['removed', 'restored', 'missing']) });
const changes = {
  removed: success(),
  restored: success(harborBook),
  missing: refusal(code.notFound, 'There is no such book.'),
};
const books = { call: loreCalls.list, envelope: (found: unknown) => listOf(v.parse(Listing, found).books) };
const changed = {
  call: loreCalls.remove,
  envelope: (result: unknown) => changes[v.parse(Change, result).kind],
};

test('lorebooks: a new one opens', async ({ page }) => {
  const gate = await openLorebooks(page, { held: [loreCalls.list, loreCalls.save] });
  await page.clock.resume();
  await gate.settle(loreCalls.list, listOf([harborBook]));
  await pressIn(page, 'New lorebook');
  await fillIn(page.getByRole('dialog'), { Name: townBook.name }, 'Save');
  await gate.settle(loreCalls.save, success(townBook));
  await gate.settle(loreCalls.list, listOf([harborBook, townBook]));
  await expect(page.getByRole('heading', { level: 1, name: townBook.name })).toBeFocused();
});

testTours('lorebooks', { model, countsStories: true }, ({ page, main }) => {
  const form = page.getByRole('dialog', { name: 'New lorebook' });
  const rows = main.getByRole('list', { name: 'Your lorebooks' }).getByRole('listitem');
  return {
    opening: lorebooksPage(),
    answers: {
      request: books,
      refresh: books,
      createBook: { call: loreCalls.save, form, submit: 'Save' },
      'book.remove': changed,
      'book.restore': changed,
      exportBook: { call: loreCalls.export, response: () => ({ name: 'The Harbor.json', text: '{}' }) },
    },
    causes: {
      'form.add': 'New lorebook',
      'file.export': async () => {
        await pressIn(page, 'Download The Harbor');
        await page.getByRole('menuitem', { name: 'Lorebook (version 3)' }).press('Enter');
      },
      // A command that is under way is requested again.
      'book.remove': 'Delete The Harbor',
      'book.restore': 'Undo the deletion of The Harbor',
      'books.outdated': sent,
    },
    assertions: [
      ['loading', attached('Loading your lorebooks')],
      ['failed', 'Couldn’t load your lorebooks'],
      ['ready', counted(rows, ({ books: listed }) => listed.length)],
      [{ ready: { commands: 'undoing' } }, main.getByRole('region', { name: 'Import lorebook' })],
      [{ ready: { form: 'open' } }, form],
      [{ ready: { form: 'closed' } }, absent(form)],
      [{ ready: { file: 'exporting' } }, 'Preparing the file…'],
    ],
  };
});
