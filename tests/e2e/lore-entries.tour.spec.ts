import { expect } from '@playwright/test';
import { model as whole } from '../machines/lore/entries/lore-entries.model.ts';
import { bell, lighthouse } from '../machines/lore/lore-samples.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { advanceUntil } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { entriesOf, loadNewest, loreCalls, openLorebook } from './support/lore-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, attached, testTours, textIn } from './support/tour.ts';

/** A change ends as what was asked for, which the model does not know: the first test takes these transitions. */
const model = allowing(whole, (_, { type }) => type !== 'entries.change');
const actor = 'loreEntries.part';

test('loreEntries: changed together, deleted and restored', async ({ page, observer }) => {
  const gate = await openLorebook(page, { held: [loreCalls.changeEntries] });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).press(' ');
  const settle = (version: number, entryId: string) =>
    gate.settle(loreCalls.changeEntries, success({ entries: [{ entryId, version }] }));
  const see = (changes: string) =>
    expect.poll(() => observer.valueOf(actor)).toEqual({ form: 'closed', changes });
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  await select('Lighthouse');
  await press('Turn off');
  await see('changing');
  await settle(2, lighthouse.entryId);
  await expect(row('Lighthouse')).toContainText('Off');
  await press('Delete');
  await settle(3, lighthouse.entryId);
  await expect(page.getByText('1 entry was deleted.')).toBeVisible();
  await see('undoable');
  await expect(row('Lighthouse')).toHaveCount(0);
  await select('bell');
  await press('Turn on');
  await settle(2, bell.entryId);
  await expect(row('bell')).not.toContainText('Off');
  await press('Undo');
  await settle(4, lighthouse.entryId);
  await expect(row('Lighthouse')).toBeVisible();
  await see('idle');

  await press('Turn off');
  await gate.fail(loreCalls.changeEntries);
  await advanceUntil(page, expect(page.getByRole('alert')).toBeVisible());
  await press('Cancel');
  await see('idle');
  await press('Turn off');
  await see('changing');
  await observer.kill('changeEntries');
  await see('idle');

  await press('Delete');
  await settle(3, bell.entryId);
  await see('undoable');
  await page.clock.runFor(60_000);
  await see('idle');
  await expect(page.getByText('1 entry was deleted.')).toHaveCount(0);
});

testTours('loreEntries', { model, countsStories: true }, async ({ page, observer }) => {
  const form = page.getByRole('dialog', { name: /^(New|Edit) entry$/ });
  const entries = { call: loreCalls.entries, response: (found: unknown) => ({ entries: found, next: null }) };
  const answers: Answers = {
    saveEntry: { call: loreCalls.saveEntry, form, submit: () => pressIn(form, 'Save') },
    request: entries,
  };
  const gate = await openLorebook(page, { held: callsOf(answers) });
  await gate.settle(loreCalls.entries, entriesOf([lighthouse, bell]));
  const main = page.getByRole('main');
  const clear = main.getByRole('button', { name: 'Clear selection' });
  const open = (state: string) => ({ form: { open: state } });
  return {
    actor,
    gate,
    answers,
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
      'form.edit': () => main.getByRole('button', { name: /^Lighthouse/ }).click(),
      'entries.reload': () => loadNewest(page, gate, form, loreCalls.saveEntry),
    },
    assertions: [
      [
        { form: 'closed' },
        async ({ context: { query, selectedIds } }) => {
          const first = main.locator('[data-row]').first();
          await expect(first).toContainText(query === '' ? 'Lighthouse' : 'bell');
          const selected = main.getByText(`${selectedIds.length} selected`);
          await expect(selected).toHaveCount(selectedIds.length === 0 ? 0 : 1);
        },
        absent(form),
      ],
      [open('original'), form.getByRole('button', { name: 'Save', exact: true })],
      [open('reloading'), attached(form.getByText('Loading the latest version'))],
      [open('reloaded'), form.getByText('Saving now replaces the other changes.')],
    ],
  };
});
