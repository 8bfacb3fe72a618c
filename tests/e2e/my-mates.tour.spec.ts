import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { model as whole } from '../machines/mates/editor/my-mates.model.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { isCanceled, kindOf, resultOf } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { cardCall, deleteCall, listCall, loadEditor, openEditor } from './support/mate-editor-stage.ts';
import { pressIn, sent, type Answers } from './support/stage.ts';
import { absent, testTours, textIn } from './support/tour.ts';

const model = allowing(whole, isPossible);

test('[S2.19] myMates: the open mate is deleted', async ({ page }) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate);
  await page.getByRole('button', { name: 'Delete Ruth Lindgren' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await gate.settle(deleteCall, success());
  await gate.settle(listCall, success({ mates: [], most: 20 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeFocused();
});

testTours('[S2.19] myMates', { model, countsStories: true }, async ({ page }) => {
  const gate = await openEditor(page);
  await loadEditor(page, gate);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const nameOf = (event: EventObject) =>
    textIn(event, 'mateId') === ruth.mateId ? 'Ruth Lindgren' : 'Idris Quill';
  const list = (mates: unknown) => gate.settle(listCall, success({ mates, most: 20 }));
  const answers: Answers = {
    exportCard: { call: cardCall, response: () => ({ card: null }) },
    deleteMate: {
      call: deleteCall,
      response: () => null,
      form: dialog,
      submit: () => pressIn(dialog, 'Delete'),
      // The editor loads what the server has now.
      afterwards: async (outcome, { snapshot }) =>
        isCanceled(outcome)
          ? undefined
          : list(kindOf(outcome) === 'confirmed' ? resultOf(outcome) : snapshot.context.mates),
    },
  };
  const rows = page.getByRole('list', { name: 'Your mates' }).getByRole('listitem');
  return {
    gate,
    answers,
    causes: {
      'mate.imported': sent,
      'card.export': async (event) => {
        await pressIn(page, `Download ${nameOf(event)} as a card`);
        await page.getByRole('menuitem', { name: 'Text (JSON)' }).press('Enter');
      },
      'deletion.request': (event) => pressIn(page, `Delete ${nameOf(event)}`),
    },
    assertions: [
      ['idle', ({ context }) => expect(rows).toHaveCount(context.mates.length), absent(dialog)],
      ['exportingCard', 'Preparing the card…', () => expect(button('Delete Ruth Lindgren')).toBeDisabled()],
      ['confirmingDeletion', button('Delete')],
    ],
  };
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
