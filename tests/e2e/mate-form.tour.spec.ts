import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { allowing, startingFrom } from 'statechart-tools/explorer/model';
import { model as whole } from '../machines/mates/editor/mate-form.model.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';
import { draft } from '../support/mate-draft.ts';
import { findBarriers } from './support/axe.ts';
import { Gate } from './support/gate.ts';
import { holdFiles, jsonFile } from './support/held-files.ts';
import {
  editorPage,
  loadEditor,
  openReceived,
  saveCall,
  storeReceived,
  suggestCall,
} from './support/mate-editor-stage.ts';
import { openPage } from './support/signed-in-stage.ts';
import { attached, focused, on, outputOf, pressIn, sent, test, testTours, textIn } from './support/tour.ts';

// With a new mate the form is filled from a received card, which has its own test.
const opened = startingFrom(whole, (whole.samples.inputs ?? []).slice(0, 2));
const model = allowing(opened, isPossible);
const offered = 'A character card is ready. What you’ve written is unchanged.';
const card = JSON.stringify({ name: 'Vex', first_mes: 'Good evening.' });

test('mateForm: a card that is received alone fills an empty form', ({ page }) => openReceived(page, null));

test('[S8.10] mateForm: what is written while a received card is read stays until the card is used', async ({
  page,
}) => {
  const { name, settleFile } = await openOvertaken(page);
  await expect(name).toHaveValue('Ruth');
  await expect(name).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await pressIn(page, 'Use the card');
  await settleFile(card);
  await expect(name).toHaveValue('Vex');
  await expect(page.getByText(offered)).toHaveCount(0);
  await pressIn(page, 'Restore my draft');
  await expect(name).toHaveValue('Ruth');
});

test('mateForm: on a phone the question about a received card is in view, wherever the form is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOvertaken(page);
  const answers = ['Use the card', 'Not now'].map((name) => page.getByRole('button', { name }));
  for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio').last().scrollIntoViewIfNeeded();
  for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(offered)).toHaveCount(0);
});

test('mateForm: a received card that is declined is listed with the others', async ({ page }) => {
  const { name } = await openOvertaken(page);
  await pressIn(page, 'Not now');
  const batch = page.getByRole('region', { name: 'Import several cards' });
  await expect(batch.getByText('a.json')).toBeVisible();
  await expect(name).toHaveValue('Ruth');
});

testTours('[S1.3] [S2.19] mateForm', { model, countsStories: true }, async ({ page, gate, start }) => {
  const settleFile = await holdFiles(page);
  const { button, field, heading } = on(page);
  return {
    opening: editorPage(),
    begin: () => loadEditor(page, gate, start.context.isRestored),
    isImmediate: ({ event }) => isRejection(event),
    answers: {
      suggestDraft: { call: suggestCall, response: () => draft },
      saveMate: { call: saveCall, response: () => ruth },
      importCard: (how) => settleFile(how === 'done' ? card : '{}'),
    },
    causes: {
      'load.cancel': 'Stop',
      'fields.change': (event) =>
        page.getByRole('textbox', { name: 'Name', exact: true }).fill(nameIn(event)),
      'appearance.change': 'Random look',
      'suggestion.request': async (event) => {
        const prompt = textIn(event, 'prompt');
        await field('Who would you like to meet?').fill(prompt);
        await pressIn(page, prompt === '' ? 'Surprise me' : 'Suggest a draft');
      },
      'suggestion.undo': 'Restore my draft',
      'draft.submit': 'Save',
      'draft.discard': 'Start over',
      'card.import': () => page.getByLabel('Import character card').setInputFiles(jsonFile('card.json')),
      'card.offered': sent,
      // The choice of a picture reports it, which has its own tour.
      'picture.change': sent,
    },
    assertions: [
      [['editing', 'importingCard'], button('Save')],
      ['suggesting', button('Thinking…')],
      ['saving', button('Saving…')],
      ['saved', focused(heading('Ruth Lindgren is ready'))],
      ['discarded', attached('Loading your mates')],
    ],
  };
});

/** Opens an empty form and a received card, and writes a name while the card is read. */
async function openOvertaken(page: Page) {
  const settleFile = await holdFiles(page);
  const gate = await openPage(new Gate(page), editorPage('', null));
  await page.clock.resume();
  await page.evaluate(storeReceived, ['a']);
  await loadEditor(page, gate);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ruth');
  await settleFile(card);
  await expect(page.getByText(offered)).toBeVisible();
  return { name, settleFile };
}

function nameIn(event: EventObject): string {
  return v.parse(v.object({ patch: v.object({ name: v.string() }) }), event).patch.name;
}

/** Without a name the form is rejected at once, and only then. */
function isPossible(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const isNameless = snapshot.matches('saving') && snapshot.context.form.words.name === '';
  return isNameless === isRejection(event);
}

function isRejection(event: EventObject): boolean {
  return JSON.stringify(outputOf(event) ?? null).includes('"problems"');
}
