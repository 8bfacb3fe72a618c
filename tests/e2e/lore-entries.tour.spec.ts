import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { code } from '../../contract/envelope.ts';
import type { LoreEntriesContext } from '../../src/machines/lore/entries/lore-entries.types.ts';
import { model as whole } from '../machines/lore/entries/lore-entries.model.ts';
import { bell, lighthouse } from '../machines/lore/lore-samples.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { advanceUntil } from './support/clock.ts';
import { endConfirmation, resultOf } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { entriesOf, loreCalls, openLorebook } from './support/lore-stage.ts';
import type { Observer } from './support/observer.ts';
import { CoverageLog, testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

/** A change ends as what was asked for, which the model does not know: the first test takes these transitions. */
const model = allowing(whole, (_, { type }) => type !== 'entries.change');
const coverageLog = new CoverageLog(model);
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
  for (const transition of observer.taken) coverageLog.coverage.add(transition);
});

testTours('loreEntries', { model, coverageLog }, async ({ page, observer }) => {
  const gate = await openLorebook(page, { held: [loreCalls.entries, loreCalls.saveEntry] });
  await gate.settle(loreCalls.entries, entriesOf([lighthouse, bell]));
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: /^(New|Edit) entry$/ });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

  const asPeople: Readonly<Record<string, (event: EventObject) => Promise<void>>> = {
    'search.change': (event) => main.getByRole('searchbox').fill(textIn(event, 'query')),
    'entry.focus': () => main.getByRole('checkbox', { name: 'Select bell' }).focus(),
    'entry.toggle': () => main.getByRole('checkbox', { name: 'Select Lighthouse' }).click(),
    'selection.extend': () => press('Select all'),
    'form.add': () => press('New entry'),
    'form.edit': () => main.getByRole('button', { name: /^Lighthouse/ }).click(),
    'entries.reload': reload,
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(`loreEntries.${cause.child}`);
    else if (cause.kind === 'done' && cause.child === 'saveEntry') await save(cause.result);
    else if (cause.kind === 'done')
      await gate.settle(loreCalls.entries, success({ entries: cause.result, next: null }));
    else if (event.type === 'selection.clear') await clear(event);
    else await asPeople[event.type]?.(event);
  }

  /** Without a selection there is no button. */
  async function clear(event: EventObject): Promise<void> {
    const button = main.getByRole('button', { name: 'Clear selection' });
    if (await button.isVisible()) await button.click();
    else await observer.send(actor, event);
  }

  const save = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form,
      submit: () => form.getByRole('button', { name: 'Save', exact: true }).click(),
      settle: () => gate.settle(loreCalls.saveEntry, success(resultOf(outcome))),
    });

  /** The server refuses what is based on an older version. */
  async function reload(): Promise<void> {
    const latest = form.getByRole('button', { name: 'Load the latest version' });
    if (!(await latest.isVisible())) {
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await gate.settle(loreCalls.saveEntry, refusal(code.changedElsewhere, 'It was changed elsewhere.'));
      await advanceUntil(page, expect(latest).toBeVisible());
    }
    await latest.click();
  }

  return { actor, happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: /^(New|Edit) entry$/ });
  const open = (state: string) => ({ form: { open: state } });
  return [
    [
      { form: 'closed' },
      async ({ context }) => {
        const { query, selectedIds }: LoreEntriesContext = context;
        const selected = main.getByText(`${selectedIds.length} selected`);
        await expect(main.locator('[data-row]').first()).toContainText(query === '' ? 'Lighthouse' : 'bell');
        await expect(selected).toHaveCount(selectedIds.length === 0 ? 0 : 1);
      },
    ],
    [{ form: 'closed' }, () => expect(form).toHaveCount(0)],
    [open('original'), form.getByRole('button', { name: 'Save', exact: true })],
    [open('reloading'), () => expect(form.getByText('Loading the latest version')).toBeAttached()],
    [open('reloaded'), form.getByText('Saving now replaces the other changes.')],
  ];
}
