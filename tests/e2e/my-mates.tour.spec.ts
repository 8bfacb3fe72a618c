import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { allowing } from 'statechart-tools/explorer/model';
import { model as whole } from '../machines/mates/editor/my-mates.model.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';
import { isCanceled, kindOf, resultOf } from './support/confirmations.ts';
import { cardCall, deleteCall, deleteOpenMate, editorPage, loadEditor } from './support/mate-editor-stage.ts';
import { absent, counted, disabled } from './support/seen.ts';
import { on, outputOf, pressIn, sent, test, testTours, textIn } from './support/tour.ts';

const model = allowing(whole, isPossible);

test('[S2.19] myMates: the open mate is deleted', ({ page }) => deleteOpenMate(page));

testTours('[S2.19] myMates', { model, countsStories: true }, ({ page, gate, dialog }) => {
  const { button } = on(page);
  const rows = page.getByRole('list', { name: 'Your mates' }).getByRole('listitem');
  const nameOf = (event: EventObject) =>
    textIn(event, 'mateId') === ruth.mateId ? 'Ruth Lindgren' : 'Idris Quill';
  return {
    opening: editorPage(),
    begin: () => loadEditor(page, gate),
    answers: {
      exportCard: { call: cardCall, response: () => ({ card: null }) },
      deleteMate: {
        call: deleteCall,
        response: () => null,
        form: dialog,
        submit: 'Delete',
        // The editor loads what the server has now.
        afterwards: async (outcome, { snapshot: { context } }) => {
          if (isCanceled(outcome)) return;
          const isDeleted = kindOf(outcome) === 'confirmed';
          await loadEditor(page, gate, false, isDeleted ? resultOf(outcome) : context.mates);
        },
      },
    },
    causes: {
      'mate.imported': sent,
      'card.export': async (event) => {
        await pressIn(page, `Download ${nameOf(event)} as a card`);
        await page.getByRole('menuitem', { name: 'Text (JSON)' }).press('Enter');
      },
      'deletion.request': (event) => pressIn(page, `Delete ${nameOf(event)}`),
    },
    assertions: [
      ['idle', counted(rows, ({ mates }) => mates.length), absent(dialog)],
      ['exportingCard', 'Preparing the card…', disabled(button('Delete Ruth Lindgren'))],
      ['confirmingDeletion', button('Delete')],
    ],
  };
});

/** After the open mate is deleted, the page shows another editor. */
function isPossible({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type === 'card.export') return textIn(event, 'mateId') !== 'elsewhere';
  if (event.type !== 'xstate.done.actor.deleteMate' || context.selectedId !== context.openId) return true;
  return ['canceled', 'abandoned'].includes(kindOf(outputOf(event)));
}
