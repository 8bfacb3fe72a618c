import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { MateFormContext } from '../../src/machines/mates/editor/mate-form.types.ts';
import { lookAddress } from '../../contract/mate-look.ts';
import { model as whole } from '../machines/mates/editor/mate-form.model.ts';
import { draft, ruth } from '../machines/mates/user-mate-samples.ts';
import { allowing, startingFrom } from '../../tools/statechart-tests/model.ts';
import { base64, pngOf, textChunk } from '../services/mates/cards/support/containers.ts';
import { findBarriers } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import {
  cardCall,
  loadEditor,
  openEditor,
  openReceived,
  saveCall,
  suggestCall,
} from './support/mate-editor-stage.ts';
import { attached, testTours, textIn } from './support/tour.ts';
import { pressIn, sent, type Answers } from './support/stage.ts';

// With a new mate the form is filled from a received card, which has its own test.
const opened = startingFrom(whole, (whole.samples.inputs ?? []).slice(0, 2));
const model = allowing(opened, isSeen);

test('[S2.19] mateForm: a missing value is reported at its field', async ({ page }) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(ruth.name);
  await page.getByRole('button', { name: 'Clear: Name', exact: true }).press('Enter');
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill this in.');
});

test('[S2.19] mateForm: a picture is removed, and the drawn portrait can be changed again', async ({
  page,
}) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate, false, [{ ...ruth, picture: 'p'.repeat(43) }]);
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Random look' })).toBeVisible();
});

test('[S1.3] mateForm: importing an exported card fills the form, and importing another file does not', async ({
  page,
}) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate, false, [{ ...ruth, portrait: lookAddress(ruth.look) }]);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(ruth.name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Ruth Lindgren as a card' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Picture (PNG)' }).press('Enter');
  await gate.settle(cardCall, success({ card: null }));
  const file = await download;
  expect(file.suggestedFilename()).toBe('Ruth Lindgren (card).png');
  await name.fill('Another name');
  const choice = page.getByLabel('Import character card');
  const path = await file.path();
  await choice.setInputFiles({ name: 'card', mimeType: 'image/png', buffer: await readFile(path) });
  await expect(name).toHaveValue(ruth.name);
  expect(await findBarriers(page)).toEqual([]);
  await choice.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('No character card was found in this file.').first()).toBeVisible();
  await expect(name).toHaveValue(ruth.name);
});

test('[S1.3] mateForm: a picture with a card can be chosen and dropped, and a card pasted', async ({
  page,
}) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const cardOf = (words: string) => JSON.stringify({ name: words, first_mes: 'Good evening.' });
  const picture = (words: string) =>
    Buffer.from(pngOf([], [textChunk('zTXt', 'chara', base64(cardOf(words)))]));
  const choice = page.getByLabel('Import character card');
  await choice.setInputFiles({ name: 'Vex.png', mimeType: 'image/png', buffer: picture('Chosen') });
  await expect(name).toHaveValue('Chosen');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'Vex.png', { type: 'image/png' }));
      return transfer;
    },
    [...picture('Dropped')],
  );
  await choice.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(name).toHaveValue('Dropped');
  const source = page.getByLabel('Who would you like to meet?', { exact: true });
  await source.fill(cardOf('Pasted'));
  await source.press('ControlOrMeta+a');
  await source.press('ControlOrMeta+c');
  await choice.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(name).toHaveValue('Pasted');
  await choice.setInputFiles({
    name: 'Vex.png',
    mimeType: 'image/png',
    buffer: picture('Vex').subarray(0, 90),
  });
  await expect(page.getByText('This file is damaged or encrypted').first()).toBeVisible();
});

test('mateForm: a card that is received alone fills an empty form', async ({ page }) => {
  await openReceived(page, null);
});

testTours('[S2.19] mateForm', { model, countsStories: true }, async ({ page, walk }) => {
  const { isRestored }: MateFormContext = walk.start.snapshot.context;
  const answers: Answers = {
    suggestDraft: { call: suggestCall, response: () => draft },
    saveMate: { call: saveCall, response: () => ruth },
  };
  const gate = await openEditor(page);
  await loadEditor(page, gate, isRestored);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    gate,
    answers,
    causes: {
      'load.cancel': 'Stop',
      'fields.change': () => page.getByRole('textbox', { name: 'Name', exact: true }).fill(''),
      'appearance.change': 'Random look',
      'suggestion.request': async (event) => {
        const prompt = textIn(event, 'prompt');
        await page.getByLabel('Who would you like to meet?', { exact: true }).fill(prompt);
        await pressIn(page, prompt === '' ? 'Surprise me' : 'Suggest a draft');
      },
      'suggestion.undo': 'Restore my draft',
      'draft.submit': 'Save',
      'draft.discard': 'Start over',
      'card.offered': sent,
    },
    assertions: [
      ['editing', button('Save')],
      ['suggesting', button('Thinking…')],
      ['saving', button('Saving…')],
      ['saved', () => expect(page.getByRole('heading', { name: 'Ruth Lindgren is ready' })).toBeFocused()],
      ['discarded', attached(page.getByText('Loading your mates'))],
    ],
  };
});

/** Importing a card and rejecting a form without a name finish before a state is visible: they have their own tests. */
function isSeen({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  const { form }: MateFormContext = context;
  if (event.type === 'card.import' || event.type === 'picture.change') return false;
  if (event.type === 'draft.submit') return form.words.name !== '';
  return !isRejection('output' in event ? event.output : null);
}

function isRejection(outcome: unknown): boolean {
  return v.is(v.object({ result: v.object({ kind: v.literal('rejected') }) }), outcome);
}
