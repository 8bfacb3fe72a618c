import { expect, type Page } from '@playwright/test';
import type { PastImportsContext } from '../../src/machines/imports/past-imports.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { model } from '../machines/imports/past-imports.model.ts';
import { endConfirmation } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { type Stage, testTours } from './support/tour.ts';

const listCall = '/import/list';
const undoCall = '/import/undo';

testTours('pastImports', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/import', { held: [listCall, undoCall] });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(`pastImports.${cause.child}`);
    else if (cause.kind === 'done' && cause.child === 'request')
      await gate.settle(listCall, success({ imports: cause.result }));
    else if (cause.kind === 'done')
      await endConfirmation(page, cause.result, {
        form: dialog,
        submit: () => dialog.getByRole('button', { name: 'Undo import' }).click(),
        settle: () => gate.settle(undoCall, success({ retained: retainedIn(cause.result) })),
      });
    else if (event.type === 'load.retry') await main.getByRole('button', { name: 'Try again' }).click();
    else if (event.type === 'imports.changed') await observer.send('pastImports', event);
    else await main.getByRole('button', { name: /^Undo the import/ }).click();
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(main.getByText('Loading your past imports')).toBeAttached()],
      ['failed', main.getByText('Couldn’t load your past imports')],
      [
        'ready',
        async ({ context }) => {
          const { imports }: PastImportsContext = context;
          await expect(main.getByRole('listitem')).toHaveCount(imports.length);
        },
      ],
      [{ ready: 'idle' }, () => expect(dialog).toHaveCount(0)],
      [{ ready: 'undoing' }, dialog],
    ],
  };
}

const retainedIn = (outcome: unknown): unknown =>
  typeof outcome === 'object' && outcome !== null && 'result' in outcome
    ? Object(outcome.result).retained
    : 0;
