import type { Page } from '@playwright/test';
import { ann } from '../../../machines/app/shell-samples.ts';
import { clientMateId, filledForm, idris, ruth } from '../../../machines/mates/user-mate-samples.ts';
import { success, type Gate } from '../stand-ins/gate.ts';
import type { Opening } from './signed-in-stage.ts';

export const listCall = '/mate/own/list';
export const deleteCall = '/mate/own/delete';
export const saveCall = '/mate/own/save';
export const suggestCall = '/mate/own/suggest';
export const cardCall = '/mate/own/card';

const held = [listCall, deleteCall, saveCall, suggestCall, cardCall];

/** The editor on one of two mates. All its calls stay pending until the test answers them. */
export const editorPage = (): Opening => ({ place: `/generate?mateId=${ruth.mateId}`, held });

/** The page of the user’s mates. Its calls stay pending too. */
export const matesPage = (search = ''): Opening => ({ place: `/mates${search}`, held });

/** Answers with the user’s mates. The browser has a draft if `isRestored`. */
export async function loadEditor(page: Page, gate: Gate, isRestored = false, mates: unknown = [ruth, idris]) {
  const draft = isRestored ? JSON.stringify({ form: filledForm, clientMateId }) : '';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [draftKey, draft] as const);
  await gate.settle(listCall, success({ mates, most: 20, isScripted: false }));
}

const draftKey = `mates.mate-draft/${ann.uuid}/${ruth.mateId}`;

/** Runs in the page: stores files as the worker does. */
export async function storeReceived(names: readonly string[]): Promise<void> {
  const cache = await caches.open('mates.received');
  for (const name of names) {
    const card = JSON.stringify({ name, first_mes: 'Hi' });
    await cache.put(`/received/${name}`, new Response(card, { headers: { 'x-file-name': `${name}.json` } }));
  }
  dispatchEvent(new Event('files.received'));
}
