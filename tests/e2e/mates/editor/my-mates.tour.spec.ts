import * as v from 'valibot';
import type { EventObject } from 'xstate';
import { exportCompanion } from '../../../../contract/account/export-companion.ts';
import { ownMates } from '../../../../contract/mates/own-mate.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { model as whole } from '../../../machines/mates/editor/my-mates.model.ts';
import { ruth } from '../../../machines/mates/user-mate-samples.ts';
import { isFileSaved, kindOf, resultOf } from '../../support/confirmations.ts';
import { cardCall, deleteCall, listCall, matesPage } from '../../support/stages/mate-editor-stage.ts';
import { absent, attached, counted, disabled } from '../../support/tours/seen.ts';
import { on, pressIn, sent, success, testTours, textIn } from '../../support/tours/tour.ts';

const model = allowing(
  whole,
  (_, event) =>
    !isFileSaved(event) &&
    (!['card.export', 'file.request'].includes(event.type) || textIn(event, 'mateId') !== 'elsewhere'),
);
const listed = (list: unknown) => ({
  ...v.parse(v.object({ mates: v.unknown() }), list),
  most: 20,
  isScripted: false,
});

testTours('[S2.19] myMates', { model, countsStories: true }, ({ page, gate, dialog }) => {
  const { button } = on(page);
  const rows = page.getByRole('list', { name: 'Your mates' }).getByRole('listitem');
  const nameOf = (event: EventObject) =>
    textIn(event, 'mateId') === ruth.mateId ? 'Ruth Lindgren' : 'Idris Quill';
  return {
    opening: matesPage(),
    answers: {
      request: { call: ownMates, envelope: (list) => success(listed(list)) },
      exportCard: { call: cardCall, response: () => ({ card: null }) },
      exportFile: { call: exportCompanion, response: () => null, form: dialog, submit: 'Download' },
      deleteMate: {
        call: deleteCall,
        response: () => null,
        form: dialog,
        submit: 'Delete',
        // The service reads what the server has now.
        afterwards: async (outcome) => {
          if (kindOf(outcome) === 'confirmed')
            await gate.settle(listCall, success(listed({ mates: resultOf(outcome) })));
        },
      },
    },
    causes: {
      'mate.imported': sent,
      'card.export': async (event) => {
        await pressIn(page, `Download ${nameOf(event)} as a card`);
        await page.getByRole('menuitem', { name: 'Text (JSON)' }).press('Enter');
      },
      'file.request': async (event) => {
        await pressIn(page, `Download ${nameOf(event)} as a card`);
        await page.getByRole('menuitem', { name: 'With all chats (.mates)' }).press('Enter');
      },
      'deletion.request': (event) => pressIn(page, `Delete ${nameOf(event)}`),
    },
    assertions: [
      ['loading', attached('Loading your mates')],
      ['failed', 'Couldn’t load your mates'],
      [{ ready: 'idle' }, counted(rows, ({ mates }) => mates.length), absent(dialog)],
      [{ ready: 'exportingCard' }, 'Preparing the card…', disabled(button('Delete Ruth Lindgren'))],
      [{ ready: 'exportingFile' }, dialog.getByRole('textbox', { name: 'Passphrase (optional)' })],
      [{ ready: 'confirmingDeletion' }, button('Delete')],
    ],
  };
});
