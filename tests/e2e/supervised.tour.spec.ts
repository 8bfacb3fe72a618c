import { expect, type Page } from '@playwright/test';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/shared/supervised.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { listed } from './support/passkeys-stage.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage } from './support/tour.ts';

testTours('supervised', { model }, async ({ page, observer }) => {
  const answers = {
    '/safety/blocks': success({ mates: [] }),
    '/user/email': success({ pending: null }),
    '/user/passkeys': listed([]),
    '/user/profile': success(ada),
  };
  await openSignedIn(page, '/profile', { answers });
  return stageOn(page, observer);
});

function stageOn(page: Page, observer: Observer): Stage {
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  const note = page.getByText('Couldn’t load this part of the page.');
  const part = page.getByRole('heading', { name: 'Passkeys' });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill('passkeys.part');
    else if (event.type === 'load.retry') await press(event, observer);
    else await observer.send('screen.passkeys', event);
  }

  /** The button, where it is shown: the part may be asked to load again too. */
  async function press(event: Edge['event'], watched: Observer): Promise<void> {
    if (await retry.isVisible()) await retry.press('Enter');
    else await watched.send('screen.passkeys', event);
  }

  return {
    actor: 'screen.passkeys',
    happen,
    assertions: [
      ['running', part],
      ['running', () => expect(note).toHaveCount(0)],
      ['crashed', note],
      ['crashed', () => expect(part).toHaveCount(0)],
      [
        'crashed',
        page
          .getByRole('heading', { name: 'Ada' })
          .or(page.getByRole('textbox', { name: 'Name' }))
          .first(),
      ],
    ],
  };
}
