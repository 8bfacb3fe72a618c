import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import type { LorebookContext } from '../../src/machines/lore/lorebook.types.ts';
import { model } from '../machines/lore/lorebook.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { advanceUntil } from './support/clock.ts';
import { endConfirmation, isCanceled, resultOf } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { listOf, loreCalls, openLorebook } from './support/lore-stage.ts';
import type { Observer } from './support/observer.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

testTours('lorebook', { model }, async ({ page, observer, walk }) => {
  const { bookId }: LorebookContext = walk.start.snapshot.context;
  const held = [loreCalls.list, loreCalls.save, loreCalls.attach];
  const gate = await openLorebook(page, { held }, bookId);
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: 'Book settings' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  const asPeople: Readonly<Record<string, () => Promise<void>>> = {
    'load.retry': () => press('Try again'),
    'form.edit': () => press('Book settings'),
    'use.switch': () => main.getByRole('checkbox', { name: 'Iris Vale' }).click(),
    'book.reload': reload,
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(nameOf(cause.child));
    else if (cause.kind === 'done' && cause.child === 'saveBook') await save(cause.result);
    else if (cause.kind === 'done' && cause.child.startsWith('use.')) await endUse(cause.result);
    else if (cause.kind === 'done') await gate.settle(loreCalls.list, listOf(booksIn(cause.result)));
    else if (event.type === 'entries.changed') await observer.send('lorebook', event);
    else await asPeople[event.type]?.();
  }

  const save = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form,
      submit: () => form.getByRole('button', { name: 'Save', exact: true }).click(),
      settle: () => gate.settle(loreCalls.save, success(resultOf(outcome))),
    });

  /** The server refuses what is based on an older version. */
  async function reload(): Promise<void> {
    const latest = form.getByRole('button', { name: 'Load the latest version' });
    if (!(await latest.isVisible())) {
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await gate.settle(loreCalls.save, refusal(code.changedElsewhere, 'It was changed elsewhere.'));
      await advanceUntil(page, expect(latest).toBeVisible());
    }
    await latest.click();
  }

  async function endUse(outcome: unknown): Promise<void> {
    if (!isCanceled(outcome)) return gate.settle(loreCalls.attach, success(resultOf(outcome)));
    await gate.fail(loreCalls.attach);
    await advanceUntil(page, expect(main.getByRole('alert')).toBeVisible());
    await press('Cancel');
  }

  return { happen, assertions: assertionsOn(page) };
}

/** The part that shows a command names its ID alone. */
const nameOf = (child: string): string => (child.startsWith('use.') ? child : `lorebook.${child}`);

/** The books of which the page finds its own, or does not. */
function booksIn(result: unknown): readonly unknown[] {
  if (result === null) return [];
  return [v.is(Loaded, result) ? result.book : result];
}
const Loaded = v.looseObject({ book: v.unknown() });

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: 'Book settings' });
  const closed = { ready: { settings: 'closed' } };
  const open = (state: string) => ({ ready: { settings: { open: state } } });
  return [
    ['loading', () => expect(main.getByText('Loading the lorebook')).toBeAttached()],
    ['failed', main.getByText('Couldn’t load the lorebook')],
    ['missing', main.getByText('Lorebook not found')],
    ['ready', main.getByRole('heading', { name: /^The Harbou?r$/, level: 1 })],
    [
      'ready',
      async ({ context }) => {
        const { data }: LorebookContext = context;
        const iris = main.getByRole('checkbox', { name: 'Iris Vale' });
        await expect(iris).toBeChecked({ checked: data?.book.roomIds.includes('room-1') === true });
      },
    ],
    [closed, () => expect(form).toHaveCount(0)],
    [open('original'), form.getByRole('button', { name: 'Save', exact: true })],
    [open('reloading'), () => expect(form.getByText('Loading the latest version')).toBeAttached()],
    [open('reloaded'), form.getByText('Saving now replaces the other changes.')],
  ];
}
