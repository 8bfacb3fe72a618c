import { allowing } from 'statechart-tools/explorer/model';
import { model as whole } from '../../machines/lore/entries/lore-entries.model.ts';
import { bell, lighthouse } from '../../machines/lore/lore-samples.ts';
import { advanceUntil } from '../support/clock.ts';
import {
  entriesOf,
  loadNewest,
  lorebookPage,
  loreCalls,
  openLorebook,
} from '../support/stages/lore-stage.ts';
import { absent, attached, counted } from '../support/tours/seen.ts';
import { expect, on, pressIn, success, test, testTours, textIn } from '../support/tours/tour.ts';

/** A change ends as what was requested, which the model does not have: the first test takes these transitions. */
const model = allowing(whole, (_, { type }) => type !== 'entries.change');
const actor = 'loreEntries.part';
const open = (state: string) => ({ form: { open: state } });

test('loreEntries: changed together, deleted and restored', async ({ page, observer }) => {
  const gate = await openLorebook(page, { held: [loreCalls.changeEntries, loreCalls.saveEntry] });
  const see = (changes: string) =>
    expect.poll(() => observer.valueOf(actor)).toEqual({ form: 'closed', changes });
  const request = async (button: string) => {
    await pressIn(page, button);
    await see('changing');
  };
  const change = async (button: string, version: number, { entryId } = lighthouse) => {
    await request(button);
    await gate.settle(loreCalls.changeEntries, success({ entries: [{ entryId, version }] }));
  };
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).press(' ');
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  await select('Lighthouse');
  await change('Turn off', 2);
  await expect(row('Lighthouse')).toContainText('Off');
  await change('Delete', 3);
  await expect(page.getByText('1 entry was deleted.')).toBeVisible();
  await see('undoable');
  await expect(row('Lighthouse')).toHaveCount(0);
  await select('bell');
  await change('Turn on', 2, bell);
  await expect(row('bell')).not.toContainText('Off');
  await change('Undo', 4);
  await expect(row('Lighthouse')).toBeVisible();
  await see('idle');

  await request('Turn off');
  await gate.fail(loreCalls.changeEntries);
  await advanceUntil(page, expect(page.getByRole('alert')).toBeVisible());
  await pressIn(page, 'Cancel');
  await see('idle');
  await request('Turn off');
  await observer.kill('changeEntries');
  await see('idle');

  await change('Delete', 3, bell);
  await see('undoable');
  await page.clock.runFor(60_000);
  await see('idle');
  await expect(page.getByText('1 entry was deleted.')).toHaveCount(0);

  // A form that loads what was changed elsewhere finds the deleted entry restored.
  await select('Lighthouse');
  await change('Delete', 5);
  await see('undoable');
  await pressIn(page, 'New entry');
  await loadNewest(page, gate, page.getByRole('dialog', { name: 'New entry' }), loreCalls.saveEntry);
  await expect.poll(() => observer.valueOf(actor)).toEqual({ ...open('reloaded'), changes: 'idle' });
});

testTours('loreEntries', { model, countsStories: true }, ({ page, main, gate, observer }) => {
  const form = page.getByRole('dialog', { name: /^(New|Edit) entry$/ });
  const clear = on(main).button('Clear selection');
  const first = main.locator('[data-row]').first();
  return {
    actor,
    opening: lorebookPage(),
    begin: () => gate.settle(loreCalls.entries, entriesOf([lighthouse, bell])),
    answers: {
      saveEntry: { call: loreCalls.saveEntry, form, submit: 'Save' },
      request: {
        call: loreCalls.entries,
        response: (entries) => ({ entries, next: null }),
      },
    },
    within: main,
    causes: {
      'search.change': (event) => main.getByRole('searchbox').fill(textIn(event, 'query')),
      'entry.focus': () => main.getByRole('checkbox', { name: 'Select bell' }).focus(),
      'entry.toggle': () => main.getByRole('checkbox', { name: 'Select Lighthouse' }).click(),
      'selection.extend': 'Select all',
      // Without a selection there is no button.
      'selection.clear': async (event) =>
        (await clear.isVisible()) ? clear.click() : observer.send(actor, event),
      'form.add': 'New entry',
      'form.edit': /^Lighthouse/,
      'entries.reload': () => loadNewest(page, gate, form, loreCalls.saveEntry),
    },
    assertions: [
      [
        { form: 'closed' },
        ({ context: { query } }) => expect(first).toContainText(query === '' ? 'Lighthouse' : 'bell'),
        counted(main.getByText(/^\d+ selected$/), ({ selectedIds }) => selectedIds.length > 0),
        absent(form),
      ],
      [open('original'), on(form).button('Save')],
      [open('reloading'), attached(form.getByText('Loading the latest version'))],
      [open('reloaded'), form.getByText('Saving now replaces the other changes.')],
    ],
  };
});
