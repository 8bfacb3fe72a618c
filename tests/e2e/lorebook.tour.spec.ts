import { expect } from '@playwright/test';
import * as v from 'valibot';
import { model } from '../machines/lore/lorebook.model.ts';
import { listOf, loadNewest, loreCalls, openLorebook } from './support/lore-stage.ts';
import { callsOf, pressIn, sent, type Answers } from './support/stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

/** The books of which the page finds its own, or does not. */
function booksIn(result: unknown): readonly unknown[] {
  if (result === null) return [];
  return [v.is(Loaded, result) ? result.book : result];
}
const Loaded = v.looseObject({ book: v.unknown() });

testTours('lorebook', { model }, async ({ page, walk }) => {
  const form = page.getByRole('dialog', { name: 'Book settings' });
  const books = { call: loreCalls.list, envelope: (result: unknown) => listOf(booksIn(result)) };
  const answers: Answers = {
    request: books,
    refresh: books,
    saveBook: { call: loreCalls.save, form, submit: () => pressIn(form, 'Save') },
    use: loreCalls.attach,
  };
  const gate = await openLorebook(page, { held: callsOf(answers) }, walk.start.snapshot.context.bookId);
  const main = page.getByRole('main');
  const iris = main.getByRole('checkbox', { name: 'Iris Vale' });
  const open = (state: string) => ({ ready: { open: state } });
  return {
    gate,
    answers,
    causes: {
      'form.edit': 'Book settings',
      'use.switch': () => iris.click(),
      'book.reload': () => loadNewest(page, gate, form, loreCalls.save),
      'entries.changed': sent,
    },
    assertions: [
      ['loading', attached(main.getByText('Loading the lorebook'))],
      ['failed', main.getByText('Couldn’t load the lorebook')],
      ['missing', main.getByText('Lorebook not found')],
      ['ready', main.getByRole('heading', { name: /^The Harbou?r$/, level: 1 })],
      [
        'ready',
        ({ context: { data } }) =>
          expect(iris).toBeChecked({ checked: data?.book.roomIds.includes('room-1') === true }),
      ],
      [{ ready: 'closed' }, absent(form)],
      [open('original'), form.getByRole('button', { name: 'Save', exact: true })],
      [open('reloading'), attached(form.getByText('Loading the latest version'))],
      [open('reloaded'), form.getByText('Saving now replaces the other changes.')],
    ],
  };
});
