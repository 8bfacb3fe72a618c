import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import { code } from '../../contract/envelope.ts';
import type { LorebooksContext } from '../../src/machines/lore/lorebooks.types.ts';
import { harborBook, townBook } from '../machines/lore/lore-samples.ts';
import { model as whole } from '../machines/lore/lorebooks.model.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { advanceUntil } from './support/clock.ts';
import { endAttempt, endConfirmation, kindOf, resultOf } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { listOf, loreCalls, openLorebooks } from './support/lore-stage.ts';
import type { Observer } from './support/observer.ts';
import { CoverageLog, testTours, type Stage, type StateAssertion } from './support/tour.ts';

/** The page of a new book opens, and the list is left. */
const model = allowing(
  whole,
  (_, event) =>
    event.type !== 'xstate.done.actor.createBook' ||
    !('output' in event) ||
    kindOf(event.output) !== 'confirmed',
);
const coverageLog = new CoverageLog(model);

const held = [loreCalls.list, loreCalls.save, loreCalls.remove, loreCalls.export];

test('lorebooks: a new one opens', async ({ page, observer }) => {
  const gate = await openLorebooks(page, { held });
  await page.clock.resume();
  await gate.settle(loreCalls.list, listOf([harborBook]));
  await page.getByRole('button', { name: 'New lorebook' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(townBook.name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await gate.settle(loreCalls.save, success(townBook));
  await gate.settle(loreCalls.list, listOf([harborBook, townBook]));
  await expect(page.getByRole('heading', { level: 1, name: townBook.name })).toBeFocused();
  for (const transition of observer.taken) coverageLog.coverage.add(transition);
});

testTours('lorebooks', { model, coverageLog }, async ({ page, observer }) => {
  const gate = await openLorebooks(page, { held });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const form = page.getByRole('dialog', { name: 'New lorebook' });
  // By key: toasts cover the end of the page while the clock is paused, and a command that runs is still asked for.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  const asPeople: Readonly<Record<string, (event: EventObject) => Promise<void>>> = {
    'load.retry': () => press('Try again'),
    'form.add': () => press('New lorebook'),
    'file.export': async () => {
      await press('Download The Harbor');
      await page.getByRole('menuitem', { name: 'Lorebook (version 3)' }).press('Enter');
    },
    'book.remove': () => press('Delete The Harbor'),
    'book.restore': () => press('Restore The Harbor'),
    'books.outdated': (event) => observer.send('lorebooks', event),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error')
      await observer.kill(cause.child.startsWith('book.') ? cause.child : `lorebooks.${cause.child}`);
    else if (cause.kind === 'done') await end(cause);
    else await asPeople[event.type]?.(event);
  }

  async function end({ child, result }: { child: string; result: unknown }): Promise<void> {
    if (child === 'request' || child === 'refresh') {
      const { books } = v.parse(Listing, result);
      return gate.settle(loreCalls.list, listOf(books));
    }
    if (child === 'createBook') return create(result);
    if (child !== 'exportBook') return change(result);
    const file = { name: 'The Harbor.json', text: '{}' };
    return endAttempt(page, result, { gate, path: loreCalls.export, answer: success(file) });
  }

  const create = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form,
      submit: () => form.getByRole('button', { name: 'Save', exact: true }).click(),
      settle: () => gate.settle(loreCalls.save, success(townBook)),
    });

  async function change(outcome: unknown): Promise<void> {
    const change = v.safeParse(Change, resultOf(outcome));
    if (change.success) return gate.settle(loreCalls.remove, answers[change.output.kind]);
    await gate.fail(loreCalls.remove);
    await advanceUntil(page, expect(page.getByRole('alert')).toBeVisible());
    await press('Cancel');
  }

  return { happen, assertions: assertionsOn(page) };
}

const Listing = v.object({ books: v.array(v.unknown()) });
const Change = v.object({ kind: v.picklist(['removed', 'restored', 'missing']) });
const answers = {
  removed: success(),
  restored: success(harborBook),
  missing: refusal(code.notFound, 'There is no such book.'),
};

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: 'New lorebook' });
  const list = main.getByRole('list', { name: 'Your lorebooks' });
  return [
    ['loading', () => expect(main.getByText('Loading your lorebooks')).toBeAttached()],
    ['failed', main.getByText('Couldn’t load your lorebooks')],
    [
      'ready',
      async ({ context }) => {
        const { books }: LorebooksContext = context;
        await expect(list.getByRole('listitem')).toHaveCount(books.length);
      },
    ],
    [{ ready: { commands: 'undoing' } }, main.getByRole('region', { name: 'Import lorebook' })],
    [{ ready: { form: 'open' } }, form],
    [{ ready: { form: 'closed' } }, () => expect(form).toHaveCount(0)],
    [{ ready: { file: 'exporting' } }, main.getByText('Preparing the file…')],
  ];
}
