import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { model as whole } from '../machines/mates/editor/my-mates.model.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';
import { allowing, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { endAttempt, endConfirmation, isCanceled, kindOf } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { cardCall, deleteCall, listCall, loadEditor, openEditor } from './support/mate-editor-stage.ts';
import { CoverageLog, testTours, textIn, type StateAssertion } from './support/tour.ts';

const model = allowing(whole, isPossible);
const coverageLog = new CoverageLog(model);

test('[S2.19] myMates: the open mate is deleted', async ({ page, observer }) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate);
  await page.getByRole('button', { name: 'Delete Ruth Lindgren' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await gate.settle(deleteCall, success());
  await gate.settle(listCall, success({ mates: [], most: 20 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeFocused();
  for (const transition of observer.taken) coverageLog.coverage.add(transition);
});

testTours('[S2.19] myMates', { model, coverageLog }, async ({ page, observer }) => {
  const gate = await openEditor(page);
  await loadEditor(page, gate);
  // By key: toasts cover the end of the page while the clock is paused.
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).press('Enter');
  const nameOf = (event: EventObject) =>
    textIn(event, 'mateId') === ruth.mateId ? 'Ruth Lindgren' : 'Idris Quill';

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'mate.imported') await observer.send('myMates', event);
    else if (event.type === 'card.export') await exportAs(event);
    else if (event.type === 'deletion.request') await press(`Delete ${nameOf(event)}`);
    else if (cause.kind === 'done' && cause.child === 'exportCard')
      await endAttempt(page, cause.result, { gate, path: cardCall, answer: success({ card: null }) });
    else if (cause.kind === 'done') await answer(cause.result, snapshot.context.mates);
  }

  async function exportAs(event: EventObject) {
    await press(`Download ${nameOf(event)} as a card`);
    await page.getByRole('menuitem', { name: 'Text (JSON)' }).press('Enter');
  }

  async function answer(outcome: unknown, mates: unknown): Promise<void> {
    await endConfirmation(page, outcome, {
      form: page.getByRole('dialog'),
      submit: () => press('Delete'),
      settle: async () => {
        await gate.settle(deleteCall, success());
        await gate.settle(listCall, success({ mates: v.parse(Deleted, outcome).result, most: 20 }));
      },
    });
    // The editor loads what the server has now.
    if (kindOf(outcome) === 'abandoned') await gate.settle(listCall, success({ mates, most: 20 }));
  }

  const assertions: StateAssertion[] = [
    [
      'idle',
      ({ context }) =>
        expect(page.getByRole('list', { name: 'Your mates' }).getByRole('listitem')).toHaveCount(
          context.mates.length,
        ),
    ],
    ['idle', () => expect(page.getByRole('dialog')).toHaveCount(0)],
    ['exportingCard', page.getByText('Preparing the card…')],
    ['exportingCard', () => expect(button('Delete Ruth Lindgren')).toBeDisabled()],
    ['confirmingDeletion', button('Delete')],
  ];
  return { happen, assertions };
});

/** After the open mate is deleted, the page shows another editor. */
function isPossible({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type === 'card.export') return textIn(event, 'mateId') !== 'elsewhere';
  if (event.type !== 'xstate.done.actor.deleteMate') return true;
  return (
    context.selectedId !== context.openId ||
    !('output' in event) ||
    isCanceled(event.output) ||
    kindOf(event.output) === 'abandoned'
  );
}

const Deleted = v.object({ result: v.array(v.unknown()) });
