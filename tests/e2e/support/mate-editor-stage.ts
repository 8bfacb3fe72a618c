import type { Page } from '@playwright/test';
import { ann } from '../../machines/app/shell-samples.ts';
import { clientMateId, filledForm, idris, ruth } from '../../machines/mates/user-mate-samples.ts';
import { success, type Gate } from './gate.ts';
import { openSignedIn } from './signed-in-stage.ts';

export const listCall = '/mate/own/list';
export const deleteCall = '/mate/own/delete';
export const saveCall = '/mate/own/save';
export const suggestCall = '/mate/own/suggest';
export const cardCall = '/mate/own/card';

/** Opens the editor on one of two mates. All its calls stay pending until the test answers them. */
export const openEditor = (page: Page, more = ''): Promise<Gate> =>
  openSignedIn(page, `/generate?mateId=${ruth.mateId}${more}`, {
    held: [listCall, deleteCall, saveCall, suggestCall, cardCall],
  });

/** Answers with the user’s mates. The browser has a draft if `isRestored`. */
export async function loadEditor(page: Page, gate: Gate, isRestored = false, mates = [ruth, idris]) {
  const draft = isRestored ? JSON.stringify({ form: filledForm, clientMateId }) : '';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [draftKey, draft] as const);
  await gate.settle(listCall, success({ mates, most: 20 }));
}

const draftKey = `mates.mate-draft/${ann.uuid}/${ruth.mateId}`;
