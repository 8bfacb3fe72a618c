import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { code } from '../../contract/envelope.ts';
import { model as whole } from '../machines/mates/imports/card-batch.model.ts';
import { ruth } from '../machines/mates/user-mate-samples.ts';
import type { CardBatchInput } from '../../src/machines/mates/imports/card-batch.types.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { endAttempt } from './support/confirmations.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import { loadEditor, openEditor, saveCall } from './support/mate-editor-stage.ts';
import type { Observer } from './support/observer.ts';
import { CoverageLog, testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

const model = allowing(whole, isPossible);
const coverageLog = new CoverageLog(model);

const cardFile = (name: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ name, first_mes: 'Hi' })),
});

const choose = (page: Page) =>
  page.getByLabel('Choose files').setInputFiles([cardFile('a.json'), cardFile('b.json')]);

test('[S1.3] cardBatch: a file without a card is refused with a reason, and hidden files are left out', async ({
  page,
  observer,
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
  for (const transition of observer.taken) coverageLog.coverage.add(transition);
});

testTours('[S1.3] cardBatch', { model, coverageLog }, async ({ page, observer, walk }) => {
  const { isShareFailed } = walk.start.input as CardBatchInput;
  const gate = await openEditor(page, isShareFailed ? '&received=failed' : '');
  await loadEditor(page, gate);
  return stageOn(page, gate, observer);
});

/** Choosing files takes them at once. What cannot be done in a state is not offered there. */
function isPossible(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type === 'files.choose') return false;
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

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  // By key: toasts cover the end of the page while the clock is paused.
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).first().press('Enter');
  const batch = page.getByRole('region', { name: 'Import several cards' });
  const asPeople: Record<string, () => Promise<void>> = {
    'files.taken': () => choose(page),
    'files.received': () => page.evaluate(receive),
    'age.change': () => page.getByRole('textbox', { name: 'Age where a card states none' }).fill('30'),
    'import.start': () => batch.getByRole('button', { name: /^(Import all|Continue)$/ }).press('Enter'),
    'import.stop': () => press('Stop'),
    'file.retry': () => press(/^(Try again|Import anyway): a\.json$/),
    'files.retry': () => press('Retry failed'),
    'import.close': () => batch.getByRole('button', { name: /^(Cancel|Close)$/ }).press('Enter'),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error' && cause.child === 'watchReceived') await page.evaluate(breakStorage);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done') await answer(cause.result);
    else await asPeople[event.type]?.();
  }

  function answer(outcome: unknown): Promise<void> {
    const made = { mateId: 'mate-1', name: 'Ruth' };
    const isDuplicate = JSON.stringify(outcome).includes('"kind":"duplicate"');
    return endAttempt(page, outcome, {
      gate,
      path: saveCall,
      answer: isDuplicate
        ? { ...refusal(code.duplicate, 'duplicate'), d: made }
        : success({ ...ruth, mateId: 'mate-9' }),
      form: batch,
    });
  }
  return { happen, assertions: assertionsOn(page) };
}

/** Runs in the page: the browser cannot read what is stored, once. */
function breakStorage(): void {
  Object.defineProperty(caches, 'open', {
    configurable: true,
    value: () => {
      Reflect.deleteProperty(caches, 'open');
      return Promise.reject(new Error('The storage is broken.'));
    },
  });
  dispatchEvent(new Event('files.received'));
}

/** Runs in the page: stores a file as the worker does. */
async function receive(): Promise<void> {
  const cache = await caches.open('mates.received');
  const card = JSON.stringify({ name: 'a', first_mes: 'Hi' });
  await cache.put('/received/a', new Response(card, { headers: { 'x-file-name': 'a.json' } }));
  dispatchEvent(new Event('files.received'));
}

function assertionsOn(page: Page): StateAssertion[] {
  const batch = page.getByRole('region', { name: 'Import several cards' });
  const button = (name: string) => batch.getByRole('button', { name, exact: true });
  return [
    [{ choosing: 'idle' }, () => expect(button('Close').or(button('Cancel'))).toHaveCount(0)],
    [{ choosing: 'ready' }, button('Import all')],
    [{ choosing: { ready: 'received' } }, batch.getByText('a.json')],
    [{ choosing: 'shareFailed' }, batch.getByText('Couldn’t receive the files that you shared.')],
    ['importing', button('Stop')],
    ['paused', button('Continue')],
    [{ choosing: 'finished' }, batch.getByText('Import finished.').first()],
  ];
}
