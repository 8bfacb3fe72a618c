import { expect, type Page } from '@playwright/test';
import { ann } from '../../machines/app/shell-samples.ts';
import { clientMateId, filledForm, idris, ruth } from '../../machines/mates/user-mate-samples.ts';
import { success, type Gate } from './gate.ts';
import { openSignedIn } from './signed-in-stage.ts';

export const listCall = '/mate/own/list';
export const deleteCall = '/mate/own/delete';
export const saveCall = '/mate/own/save';
export const suggestCall = '/mate/own/suggest';
export const cardCall = '/mate/own/card';

/** Opens the editor on one of two mates, or on a new one. All its calls stay pending until the test answers them. */
export const openEditor = (page: Page, more = '', mateId: string | null = ruth.mateId): Promise<Gate> =>
  openSignedIn(page, mateId === null ? '/generate' : `/generate?mateId=${mateId}${more}`, {
    held: [listCall, deleteCall, saveCall, suggestCall, cardCall],
  });

/** Answers with the user’s mates. The browser has a draft if `isRestored`. */
export async function loadEditor(page: Page, gate: Gate, isRestored = false, mates = [ruth, idris]) {
  const draft = isRestored ? JSON.stringify({ form: filledForm, clientMateId }) : '';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [draftKey, draft] as const);
  await gate.settle(listCall, success({ mates, most: 20 }));
}

const draftKey = `mates.mate-draft/${ann.uuid}/${ruth.mateId}`;

/** Opens the editor after a card was received, which fills an empty form and is otherwise listed. */
export async function openReceived(page: Page, mateId: string | null): Promise<void> {
  const gate = await openEditor(page, '', mateId);
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
