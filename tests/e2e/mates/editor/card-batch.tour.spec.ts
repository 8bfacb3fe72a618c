import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { allowing } from 'statechart-tools/explorer/model';
import { textOf } from 'statechart-tools/explorer/text';
import { model as whole } from '../../../machines/mates/imports/card-batch.model.ts';
import { ruth } from '../../../machines/mates/user-mate-samples.ts';
import { jsonFile } from '../../support/stand-ins/held-files.ts';
import { loadEditor, matesPage, saveCall, storeReceived } from '../../support/stages/mate-editor-stage.ts';
import { absent, code, on, refusal, success, testTours, textIn } from '../../support/tours/tour.ts';

const model = allowing(whole, isPossible);
const card = JSON.stringify({ name: 'a', first_mes: 'Hi' });
const files = ['a.json', 'b.json'].map((name) => jsonFile(name, card));
const duplicate = { ...refusal(code.duplicate, 'duplicate'), d: { mateId: 'mate-1', name: 'Ruth' } };

testTours('[S1.3] cardBatch', { model, countsStories: true }, ({ page, gate, start: { context } }) => {
  const batch = page.getByRole('region', { name: 'Import cards' });
  const { button } = on(batch);
  const choose = (chosen: typeof files) => page.getByLabel('Choose files').setInputFiles(chosen);
  return {
    opening: matesPage(context.isShareFailed === true ? '?received=failed' : ''),
    begin: () => loadEditor(page, gate),
    answers: {
      importCard: {
        call: saveCall,
        envelope: (result) =>
          textOf(result).includes('"duplicate"') ? duplicate : success({ ...ruth, mateId: 'mate-9' }),
      },
    },
    within: batch,
    causes: {
      // A hidden file is left out, so that none is taken.
      'files.choose': () => choose([jsonFile('.hidden.json', card)]),
      'files.taken': async () => {
        // Received files that were not imported would be offered again.
        await page.evaluate(() => caches.delete('mates.received'));
        await choose(files);
      },
      'files.received': () => page.evaluate(storeReceived, ['a', 'b']),
      'age.change': () => page.getByRole('textbox', { name: 'Age where a card states none' }).fill('30'),
      'pictures.change': () => page.getByRole('checkbox', { name: /^Use the cards’ pictures/ }).check(),
      'import.start': /^(Import all|Continue)$/,
      'import.stop': 'Stop',
      'file.retry': /^(Try again|Import anyway): a\.json$/,
      'files.retry': 'Retry failed',
      'import.close': /^(Cancel|Close)$/,
      'xstate.error.actor.watchReceived': () => page.evaluate(breakStorage),
    },
    assertions: [
      [{ choosing: 'idle' }, absent(button(/^(Close|Cancel)$/))],
      [{ choosing: 'ready' }, button('Import all')],
      [{ choosing: { ready: 'received' } }, 'a.json'],
      [{ choosing: 'shareFailed' }, 'Couldn’t receive the files that you shared.'],
      ['importing', button('Stop')],
      ['paused', button('Continue')],
      [{ choosing: 'finished' }, batch.getByText('Import finished.').first()],
    ],
  };
});

/** Actions that are impossible in a state are not offered there. */
function isPossible(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  // The page stores two.
  if (event.type === 'files.received') return JSON.stringify(event).includes('b.json');
  if (event.type === 'files.taken') {
    // Received files stay stored while others are chosen, and are offered again after those.
    const isReceived = snapshot.matches({ choosing: { ready: 'received' } });
    return !isReceived && 'files' in event && JSON.stringify(event.files) !== '[]';
  }
  if (event.type === 'file.retry') return textIn(event, 'fileId') === 'a';
  if (event.type === 'age.change' || event.type === 'pictures.change')
    return snapshot.matches({ choosing: 'ready' });
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
