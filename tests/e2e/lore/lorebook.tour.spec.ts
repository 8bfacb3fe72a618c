import * as v from 'valibot';
import { model } from '../../machines/lore/lorebook.model.ts';
import { listOf, loadNewest, lorebookPage, loreCalls } from '../support/stages/lore-stage.ts';
import { absent, attached, checked, on, sent, testTours } from '../support/tours/tour.ts';

/** The books of which the page finds its own, or does not. */
function booksIn(result: unknown): readonly unknown[] {
  if (result === null) return [];
  return [v.is(Loaded, result) ? result.book : result];
}
const Loaded = v.looseObject({ book: v.unknown() });
const books = { call: loreCalls.list, envelope: (result: unknown) => listOf(booksIn(result)) };
const open = (state: string) => ({ ready: { open: state } });

testTours('lorebook', { model }, ({ page, main, gate, start }) => {
  const form = page.getByRole('dialog', { name: 'Book settings' });
  const iris = main.getByRole('checkbox', { name: 'Iris Vale' });
  return {
    opening: lorebookPage({}, start.context.bookId),
    answers: {
      request: books,
      refresh: books,
      saveBook: { call: loreCalls.save, form, submit: 'Save' },
      use: loreCalls.attach,
    },
    causes: {
      'form.edit': 'Book settings',
      'use.switch': () => iris.click(),
      'book.reload': () => loadNewest(page, gate, form, loreCalls.save),
      'entries.changed': sent,
    },
    within: main,
    assertions: [
      ['loading', attached('Loading the lorebook')],
      ['failed', 'Couldn’t load the lorebook'],
      ['missing', 'Lorebook not found'],
      ['ready', main.getByRole('heading', { name: /^The Harbou?r$/, level: 1 })],
      ['ready', checked(iris, ({ data }) => data?.book.roomIds.includes('room-1') === true)],
      [{ ready: 'closed' }, absent(form)],
      [open('original'), on(form).button('Save')],
      [open('reloading'), attached(form.getByText('Loading the latest version'))],
      [open('reloaded'), form.getByText('Saving now replaces the other changes.')],
    ],
  };
});
