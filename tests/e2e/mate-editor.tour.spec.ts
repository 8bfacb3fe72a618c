import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { MateEditorContext, MateEditorEvent } from '../../src/machines/mates/mate-editor.types.ts';
import { ann } from '../machines/app/shell-samples.ts';
import { model as whole } from '../machines/mates/mate-editor.model.ts';
import { clientMateId, filledForm, idris, ruth } from '../machines/mates/user-mate-samples.ts';
import { coveringTours } from '../model/cover.ts';
import { allowing, startingFrom, type Edge } from '../model/model.ts';
import { describeSteps } from '../model/walks.ts';
import { findBarriers } from './support/axe.ts';
import { failAs } from './support/chat-stage.ts';
import { isCanceled } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { Journal, textIn, tour, type Sight, type Stage } from './support/tour.ts';

/** One of the mates that are there is open: with it everything can happen. */
const opened = startingFrom(whole, [{ userId: ann.uuid, mateId: ruth.mateId }]);
const model = allowing(opened, isSeen);
const journal = new Journal(model);
const list = '/mate/own/list';
const deleteMate = '/mate/own/delete';
const calls: Readonly<Record<string, string>> = {
  openEditor: list,
  suggestDraft: '/mate/own/suggest',
  saveMate: '/mate/own/save',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`mateEditor, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const gate = await openEditor(page);
    await tour({ page, observer, journal }, stageOn(page, gate, observer), walk);
  });
}

test('[S2.19] mateEditor, two ways without a stop: what is missing is told at its field; a mate that is deleted leaves an empty form', async ({
  page,
  observer,
}) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await gate.settle(list, success({ mates: [ruth], most: 20 }));
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(ruth.name);
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill this in.');
  await page.getByRole('button', { name: 'Delete Ruth Lindgren' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await gate.settle('/mate/own/delete', success());
  await gate.settle(list, success({ mates: [], most: 20 }));
  await gate.settle(list, success({ mates: [], most: 20 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeFocused();
  await expect(name).toHaveValue('');
  for (const transition of observer.taken) journal.coverage.add(transition);
});

test('[S1.3] mateEditor, a card without a stop: it is taken along, fills the form again, and what is none is refused', async ({
  page,
  observer,
}) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await gate.settle(list, success({ mates: [ruth], most: 20 }));
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(ruth.name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Ruth Lindgren as a card' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Ruth Lindgren (card).json');
  await name.fill('Somebody else');
  const choice = page.getByLabel('Import character card');
  await choice.setInputFiles(await file.path());
  await expect(name).toHaveValue(ruth.name);
  expect(await findBarriers(page)).toEqual([]);
  await choice.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('No character card was found in this file.').first()).toBeVisible();
  await expect(name).toHaveValue(ruth.name);
  for (const transition of observer.taken) journal.coverage.add(transition);
});

test('mateEditor: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

/**
 * Some steps are over before anybody sees where they led: what the form itself refuses, the way from a deleted mate, and
 * the reading of a card.
 */
function isSeen({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  const { subject, mateId, form }: MateEditorContext = context;
  if (event.type === 'card.import') return false;
  if (event.type === 'xstate.done.actor.deleteMate')
    return subject !== mateId || !('output' in event) || isCanceled(event.output);
  if (event.type === 'draft.submit') return form?.words.name !== '';
  return !('output' in event) || !isRefusal(event.output);
}

function isRefusal(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'kind' in output && output.kind === 'refused';
}

const openEditor = (page: Page): Promise<Gate> =>
  openSignedIn(page, `/generate?mateId=${ruth.mateId}`, { held: [deleteMate, ...Object.values(calls)] });

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  // By key: what the page has said so far lies over its end as long as the clock stands still.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'load.retry': () => press('Try again'),
    'load.cancel': () => press('Stop'),
    'fields.change': (event) => page.getByRole('textbox', { name: 'Name', exact: true }).fill(nameIn(event)),
    'appearance.change': () => press('Surprise me'),
    'suggestion.ask': async (event) => {
      await page.getByLabel('Who would you like to meet?', { exact: true }).fill(textIn(event, 'prompt'));
      await press('Suggest a draft');
    },
    'suggestion.undo': () => press('Restore my draft'),
    'card.export': () => press('Download Ruth Lindgren as a card'),
    'draft.submit': () => press('Save'),
    'draft.discard': () => page.getByRole('button', { name: /^(Start over|Edit)$/ }).press('Enter'),
    'deletion.request': (event) =>
      press(textIn(event, 'mateId') === ruth.mateId ? 'Delete Ruth Lindgren' : 'Delete Idris Quill'),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    const path = cause.kind === 'done' || cause.kind === 'error' ? (calls[cause.child] ?? '') : '';
    if (cause.kind === 'error' && cause.child === 'deleteMate') await observer.kill('deleteMate');
    else if (cause.kind === 'done') await answer(path, cause.child, cause.result);
    else if (cause.kind === 'error') await failAs(gate, path, cause.result);
    else await asPeople[event.type]?.(event);
  }

  async function answer(path: string, child: string, result: unknown): Promise<void> {
    if (child === 'openEditor') await open(result);
    else if (child === 'suggestDraft') await gate.settle(path, success(result));
    else if (child === 'saveMate') await gate.settle(path, success(ruth));
    else if (isCanceled(result)) await press('Cancel');
    else {
      await press('Delete');
      await gate.settle(deleteMate, success());
      await gate.settle(list, success({ mates: v.parse(Deleted, result).result, most: 20 }));
    }
  }

  /** Another tab may write on the same mate, or save it, at any time. */
  async function open(result: unknown): Promise<void> {
    const { form, isKept } = v.parse(Result, result);
    const draft = isKept ? JSON.stringify({ form: filledForm, clientMateId }) : '';
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [draftKey, draft] as const);
    await gate.settle(list, success({ mates: form === null ? [idris] : [ruth, idris], most: 20 }));
  }

  return { model, happen, sights: sightsOn(page) };
}

function sightsOn(page: Page): Sight[] {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const see = (name: string) => expect(button(name)).toBeVisible();
  return [
    { in: 'loading', see: () => expect(page.getByText('Loading your mates')).toBeAttached() },
    { in: { loading: 'slow' }, see: () => see('Try again') },
    { in: 'failed', see: () => expect(page.getByText('Couldn’t load your mates')).toBeVisible() },
    { in: 'missing', see: () => expect(page.getByText('You can’t edit this mate')).toBeVisible() },
    { in: 'unavailable', see: () => expect(page.getByText('You can’t create mates here')).toBeVisible() },
    { in: { ready: 'editing' }, see: () => see('Save') },
    { in: { ready: 'suggesting' }, see: () => see('Thinking…') },
    { in: { ready: { suggesting: 'slow' } }, see: () => see('Stop waiting') },
    { in: { ready: 'saving' }, see: () => see('Saving…') },
    { in: { ready: { saving: 'slow' } }, see: () => see('Try again') },
    { in: { ready: 'confirmingDeletion' }, see: () => see('Delete') },
    {
      in: 'saved',
      see: () => expect(page.getByRole('heading', { name: 'Ruth Lindgren is ready' })).toBeFocused(),
    },
  ];
}

/** What the model's sample of an opened editor tells. */
const Result = v.object({ form: v.unknown(), isKept: v.boolean() });
const Deleted = v.object({ result: v.array(v.unknown()) });
const draftKey = `mates.mate-draft/${ann.uuid}/${ruth.mateId}`;

const nameIn = (event: EventObject): string => (isChange(event) ? event.words.name : '');

const isChange = (event: EventObject): event is Extract<MateEditorEvent, { type: 'fields.change' }> =>
  event.type === 'fields.change';
