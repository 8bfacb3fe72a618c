import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { MateEditorContext } from '../../src/machines/mates/editor/mate-editor.types.ts';
import { ann } from '../machines/app/shell-samples.ts';
import { model as whole } from '../machines/mates/editor/mate-editor.model.ts';
import { idris, ruth } from '../machines/mates/user-mate-samples.ts';
import { allowing, nodeOf, startingFrom } from '../../tools/statechart-tests/model.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { deleteCall, listCall, loadEditor, openEditor, saveCall } from './support/mate-editor-stage.ts';
import { absent, attached, testTours } from './support/tour.ts';
import { pressIn, sent } from './support/stage.ts';

const opened = startingFrom(whole, [{ userId: ann.uuid, mateId: ruth.mateId }]);
const model = allowing(opened, isPossible);

test('[S2.19] mateEditor: deleting the open mate shows an empty form', async ({ page }) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate, false, [ruth]);
  await page.getByRole('button', { name: 'Delete Ruth Lindgren' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await gate.settle(deleteCall, success());
  await gate.settle(listCall, success({ mates: [], most: 20 }));
  await gate.settle(listCall, success({ mates: [], most: 20 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
});

testTours('mateEditor', { model, countsStories: true }, async ({ page }) => {
  const gate = await openEditor(page);
  const mates = page.getByRole('region', { name: 'Your mates' });
  return {
    gate,
    causes: {
      'editor.reopen': 'Edit',
      'mates.outdated': sent,
      'mate.imported': sent,
      'card.offered': sent,
      'card.taken': sent,
      'card.declined': sent,
      'xstate.done.actor.request': (_, __, { to }) => {
        const { snapshot } = nodeOf(model, to);
        const { data }: MateEditorContext = snapshot.context;
        const found = snapshot.matches('notFound') ? [idris] : [ruth, idris];
        return loadEditor(page, gate, data?.draft?.isRestored ?? false, found);
      },
      'xstate.done.actor.mateForm': async (event) => {
        if (!isSaved(event)) return pressIn(page, 'Start over');
        await pressIn(page, 'Save');
        return gate.settle(saveCall, success(ruth));
      },
    },
    assertions: [
      ['loading', attached(page.getByText('Loading your mates'))],
      ['failed', 'Couldn’t load your mates'],
      ['notFound', 'You can’t edit this mate'],
      [{ ready: 'editing' }, page.getByRole('button', { name: 'Save', exact: true }), mates],
      [
        { ready: 'saved' },
        () => expect(page.getByRole('heading', { name: 'Ruth Lindgren is ready' })).toBeFocused(),
        absent(mates),
      ],
    ],
  };
});

/** Only a restored draft can be discarded. After a mate is deleted, the page shows a new editor. */
function isPossible({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  const { data }: MateEditorContext = context;
  if (event.type === 'xstate.done.actor.mateForm' && !isSaved(event)) return data?.draft?.isRestored === true;
  return event.type !== 'mate.deleted';
}

function isSaved(event: object): boolean {
  return 'output' in event && JSON.stringify(event.output) !== JSON.stringify({ mate: null });
}
