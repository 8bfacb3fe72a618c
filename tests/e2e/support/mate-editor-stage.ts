import { expect, type Page } from '@playwright/test';
import { ann } from '../../machines/app/shell-samples.ts';
import { clientMateId, filledForm, idris, ruth } from '../../machines/mates/user-mate-samples.ts';
import { Gate, success } from './gate.ts';
import { pressIn } from './parts.ts';
import { openPage, type Opening } from './signed-in-stage.ts';

export const listCall = '/mate/own/list';
export const deleteCall = '/mate/own/delete';
export const saveCall = '/mate/own/save';
export const suggestCall = '/mate/own/suggest';
export const cardCall = '/mate/own/card';

/** The editor on one of two mates, or on a new one. All its calls stay pending until the test answers them. */
export const editorPage = (more = '', mateId: string | null = ruth.mateId): Opening => ({
  place: mateId === null ? '/generate' : `/generate?mateId=${mateId}${more}`,
  held: [listCall, deleteCall, saveCall, suggestCall, cardCall],
});

/** Opens the editor of a mate, with its clock running and these mates loaded. */
export async function openEditor(page: Page, mates = [ruth, idris]): Promise<Gate> {
  const gate = await openPage(new Gate(page), editorPage());
  await page.clock.resume();
  await loadEditor(page, gate, false, mates);
  return gate;
}

/** Answers with the user’s mates. The browser has a draft if `isRestored`. */
export async function loadEditor(page: Page, gate: Gate, isRestored = false, mates: unknown = [ruth, idris]) {
  const draft = isRestored ? JSON.stringify({ form: filledForm, clientMateId }) : '';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [draftKey, draft] as const);
  await gate.settle(listCall, success({ mates, most: 20 }));
}

const draftKey = `mates.mate-draft/${ann.uuid}/${ruth.mateId}`;

/** Opens the editor after a card was received, which fills an empty form and is otherwise listed. */
export async function openReceived(page: Page, mateId: string | null): Promise<void> {
  const gate = await openPage(new Gate(page), editorPage('', mateId));
  await page.clock.resume();
  await page.evaluate(storeReceived, ['a']);
  await loadEditor(page, gate);
  const isNew = mateId === null;
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(isNew ? 'a' : ruth.name);
  const batch = page.getByRole('region', { name: 'Import several cards' });
  await expect(batch.getByText('a.json')).toHaveCount(isNew ? 0 : 1);
  const countStored = () =>
    page.evaluate(async () => (await (await caches.open('mates.received')).keys()).length);
  await expect.poll(countStored).toBe(isNew ? 0 : 1);
}

/** Runs in the page: stores files as the worker does. */
export async function storeReceived(names: readonly string[]): Promise<void> {
  const cache = await caches.open('mates.received');
  for (const name of names) {
    const card = JSON.stringify({ name, first_mes: 'Hi' });
    await cache.put(`/received/${name}`, new Response(card, { headers: { 'x-file-name': `${name}.json` } }));
  }
  dispatchEvent(new Event('files.received'));
}

/** Deletes the open mate, after which the page shows an empty form. */
export async function deleteOpenMate(page: Page): Promise<void> {
  const gate = await openEditor(page, [ruth]);
  await pressIn(page, 'Delete Ruth Lindgren');
  await pressIn(page, 'Delete');
  await gate.settle(deleteCall, success());
  // The list loads again, and so does the new form.
  await gate.settle(listCall, success({ mates: [], most: 20 }));
  await gate.settle(listCall, success({ mates: [], most: 20 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
}
