import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { code } from '../../contract/envelope.ts';
import { model as whole } from '../machines/mates/imports/card-batch.model.ts';
import type { CardBatchInput } from '../../src/machines/mates/imports/card-batch.types.ts';
import { textOf } from '../../tools/statechart-tests/text.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { test } from './support/fixtures.ts';
import { refusal, success } from './support/gate.ts';
import {
  loadEditor,
  openEditor,
  openReceived,
  saveCall,
  storeReceived,
} from './support/mate-editor-stage.ts';
import { type Answers } from './support/stage.ts';
import { absent, testTours, textIn } from './support/tour.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';

const model = allowing(whole, isPossible);

const cardFile = (name: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ name, first_mes: 'Hi' })),
});

const choose = (page: Page) =>
  page.getByLabel('Choose files').setInputFiles([cardFile('a.json'), cardFile('b.json')]);

test('[S1.3] cardBatch: a file without a card is refused with a reason, and hidden files are left out', async ({
  page,
}) => {
  const gate = await openEditor(page);
  await page.clock.resume();
  await loadEditor(page, gate);
  await page.getByLabel('Choose files').setInputFiles([cardFile('.hidden.json')]);
  await expect(page.getByText('Files: 1')).toHaveCount(0);
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no card') },
    { name: 'nameless.json', mimeType: 'application/json', buffer: Buffer.from('{"first_mes":"Hi"}') },
  ]);
  await expect(page.getByText('Files: 2')).toBeVisible();
  await page.getByRole('textbox', { name: 'Age where a card states none' }).fill('17');
  await expect(page.getByText('Every mate is an adult. Please choose 18 or more.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Age where a card states none' }).fill('30');
  await page.getByRole('button', { name: 'Import all' }).press('Enter');
  const report = page.getByRole('list', { name: 'Report' });
  await expect(report.getByText('No character card was found in this file.')).toBeVisible();
  await expect(report.getByText('The card has no name.')).toBeVisible();
  await expect(page.getByText('Import finished.').first()).toBeVisible();
});

test('cardBatch: a card that is received alone fills an empty form', async ({ page }) => {
  await openReceived(page, null);
});

test('cardBatch: a card that is received alone is listed where the form has text', async ({ page }) => {
  await openReceived(page, ruth.mateId);
});

testTours('[S1.3] cardBatch', { model, countsStories: true }, async ({ page, walk }) => {
  const { isShareFailed } = walk.start.input as CardBatchInput;
  const gate = await openEditor(page, isShareFailed ? '&received=failed' : '');
  await loadEditor(page, gate);
  const batch = page.getByRole('region', { name: 'Import several cards' });
  const button = (name: string) => batch.getByRole('button', { name, exact: true });
  const duplicate = {
    ...refusal(code.duplicate, 'duplicate'),
    d: { mateId: 'mate-1', name: 'Ruth' },
  };
  const answers: Answers = {
    importCard: {
      call: saveCall,
      envelope: (result) =>
        textOf(result).includes('"duplicate"') ? duplicate : success({ ...ruth, mateId: 'mate-9' }),
    },
  };
  return {
    gate,
    answers,
    within: batch,
    causes: {
      'files.taken': async () => {
        // Received files that were not imported would be offered again.
        await page.evaluate(() => caches.delete('mates.received'));
        await choose(page);
      },
      'files.received': () => page.evaluate(storeReceived, ['a', 'b']),
      'age.change': () => page.getByRole('textbox', { name: 'Age where a card states none' }).fill('30'),
      'import.start': /^(Import all|Continue)$/,
      'import.stop': 'Stop',
      'file.retry': /^(Try again|Import anyway): a\.json$/,
      'files.retry': 'Retry failed',
      'import.close': /^(Cancel|Close)$/,
      'xstate.error.actor.watchReceived': () => page.evaluate(breakStorage),
    },
    assertions: [
      [{ choosing: 'idle' }, absent(button('Close').or(button('Cancel')))],
      [{ choosing: 'ready' }, button('Import all')],
      [{ choosing: { ready: 'received' } }, 'a.json'],
      [{ choosing: 'shareFailed' }, 'Couldn’t receive the files that you shared.'],
      ['importing', button('Stop')],
      ['paused', button('Continue')],
      [{ choosing: 'finished' }, batch.getByText('Import finished.').first()],
    ],
  };
});

/** Choosing files takes them at once. What cannot be done in a state is not offered there. */
function isPossible(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type === 'files.choose') return false;
  // The form responds to an offered card at once: it has a separate test.
  if (event.type === 'files.received') return JSON.stringify(event).includes('b.json');
  if (event.type === 'files.taken') {
    // Received files stay stored while others are chosen, and are offered again after those.
    const isReceived = snapshot.matches({ choosing: { ready: 'received' } });
    return !isReceived && 'files' in event && JSON.stringify(event.files) !== '[]';
  }
  if (event.type === 'file.retry') return textIn(event, 'fileId') === 'a';
  if (event.type === 'age.change') return snapshot.matches({ choosing: 'ready' });
  const hasFiles = !snapshot.matches({ choosing: 'idle' }) && !snapshot.matches({ choosing: 'shareFailed' });
  return event.type !== 'import.close' || hasFiles;
}

/** Runs in the page: the browser cannot read what is stored, once. */
function breakStorage(): void {
  Object.defineProperty(caches, 'has', {
    configurable: true,
    value: () => {
      Reflect.deleteProperty(caches, 'has');
      return Promise.reject(new Error('The storage is broken.'));
    },
  });
  dispatchEvent(new Event('files.received'));
}
