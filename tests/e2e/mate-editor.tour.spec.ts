import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { MateEditorContext } from '../../src/machines/mates/editor/mate-editor.types.ts';
import { ann } from '../machines/app/shell-samples.ts';
import { model as whole } from '../machines/mates/editor/mate-editor.model.ts';
import { idris, ruth } from '../machines/mates/user-mate-samples.ts';
import { allowing, nodeOf, startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { deleteCall, listCall, loadEditor, openEditor, saveCall } from './support/mate-editor-stage.ts';
import type { Observer } from './support/observer.ts';
import { CoverageLog, testTours, type Stage, type StateAssertion } from './support/tour.ts';

const opened = startingFrom(whole, [{ userId: ann.uuid, mateId: ruth.mateId }]);
const model = allowing(opened, isPossible);
const coverageLog = new CoverageLog(model);

test('[S2.19] mateEditor: deleting the open mate shows an empty form', async ({ page, observer }) => {
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
  for (const transition of observer.taken) coverageLog.coverage.add(transition);
});

testTours('mateEditor', { model, coverageLog }, async ({ page, observer }) => {
  const gate = await openEditor(page);
  return stageOn(page, gate, observer);
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

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  // By key: toasts cover the end of the page while the clock is paused.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  async function happen({ event, cause, to }: Edge): Promise<void> {
    const { data }: MateEditorContext = nodeOf(model, to).snapshot.context;
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'editor.reopen') await press('Edit');
    else if (event.type === 'mates.outdated' || event.type === 'mate.imported')
      await observer.send('mateEditor', event);
    else if (
      cause.kind === 'done' &&
      cause.child === 'request' &&
      nodeOf(model, to).snapshot.matches('notFound')
    )
      await loadEditor(page, gate, false, [idris]);
    else if (cause.kind === 'done' && cause.child === 'request')
      await loadEditor(page, gate, data?.draft?.isRestored ?? false);
    else if (isSaved(event)) {
      await press('Save');
      await gate.settle(saveCall, success(ruth));
    } else await press('Start over');
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const mates = page.getByRole('region', { name: 'Your mates' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  return [
    ['loading', () => expect(page.getByText('Loading your mates')).toBeAttached()],
    ['failed', page.getByText('Couldn’t load your mates')],
    ['notFound', page.getByText('You can’t edit this mate')],
    [{ ready: 'editing' }, save],
    [{ ready: 'editing' }, mates],
    [
      { ready: 'saved' },
      async () => {
        await expect(page.getByRole('heading', { name: 'Ruth Lindgren is ready' })).toBeFocused();
        await expect(mates).toHaveCount(0);
      },
    ],
  ];
}
