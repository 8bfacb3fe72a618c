import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { model as whole } from '../machines/lore/import/book-import.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { holdFiles, type SettleFile } from './support/held-files.ts';
import { loreCalls, openLorebooks } from './support/lore-stage.ts';
import { whileSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

testTours('bookImport', { model: whileSignedIn(whole) }, async ({ page }) => {
  const settleFile = await holdFiles(page);
  const gate = await openLorebooks(page, { held: [loreCalls.import] });
  return stageOn(page, gate, settleFile);
});

function stageOn(page: Page, gate: Gate, settleFile: SettleFile): Stage {
  const part = page.getByRole('region', { name: 'Import lorebook' });
  const press = (name: string) => part.getByRole('button', { name, exact: true }).first().click();

  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'file.choose': () =>
      part.locator('input').setInputFiles({
        name: 'harbor.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      }),
    'import.retry': () => press('Try again'),
    'import.close': async () => press((await part.getByText('Cancel').isVisible()) ? 'Cancel' : 'Close'),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'readBookFile') await settleFile('{}');
    else if (cause.kind === 'error' && cause.child === 'readBookFile') await settleFile(noText);
    else if (cause.kind === 'done') await gate.settle(loreCalls.import, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, loreCalls.import, cause.result);
    else await asPeople[event.type]?.(event);
  }
  return { happen, assertions: assertionsOn(page) };
}

/** No UTF-8. */
const noText = [0x80, 0x81];

function assertionsOn(page: Page): StateAssertion[] {
  const part = page.getByRole('region', { name: 'Import lorebook' });
  const see = (text: string) => () =>
    expect(part.getByRole('status').filter({ hasText: text })).toBeVisible();
  const button = (name: string | RegExp) => part.getByRole('button', { name, exact: true });
  return [
    ['idle', () => expect(button(/^(Try again|Cancel|Close)$/)).toHaveCount(0)],
    ['reading', see('Reading the file…')],
    [{ sending: 'pending' }, see('Importing…')],
    [{ sending: 'slow' }, see('This is taking longer than usual.')],
    ['unsent', button('Try again')],
    ['refused', button('Close')],
    ['reported', see('Imported The Harbor with 2 entries.')],
    ['reported', part.getByRole('link', { name: 'Open lorebook' })],
  ];
}
