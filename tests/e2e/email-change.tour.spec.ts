import { expect, type Page } from '@playwright/test';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/email/email-change.model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage } from './support/tour.ts';
import { setVisibility } from './support/visibility.ts';

const calls: Readonly<Record<string, string>> = {
  request: '/user/email',
  requestChange: '/user/email/change',
  cancelChange: '/user/email/cancel',
  checkChange: '/user/email',
};

testTours('emailChange', { model }, async ({ page, observer }) => {
  const answers = { '/user/profile': success(ada), '/safety/blocks': success({ mates: [] }) };
  const gate = await openSignedIn(page, '/profile', { answers, held: Object.values(calls) });
  return stageOn(page, gate, observer);
});

const answerTo = (child: string, result: unknown) => {
  if (child === 'cancelChange') return null;
  return child === 'checkChange' ? result : { pending: result };
};

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const part = page.getByRole('region', { name: 'Email' });
  const button = (name: string | RegExp) => part.getByRole('button', { name });
  const field = (name: string) => part.getByLabel(name, { exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error' && cause.child === 'request') await observer.kill('emailChange.request');
    // A test cannot make the browser fail to report its visibility.
    else if (cause.kind === 'error' && cause.child === 'watchVisibility')
      await observer.send('emailChange', event);
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (cause.kind === 'done') {
      await gate.settle(calls[cause.child] ?? '', success(answerTo(cause.child, cause.result)));
    } else if (event.type === 'email.submit') {
      await field('New email').fill(textIn(event, 'email'));
      await field('Current password').fill(textIn(event, 'password'));
      await button('Send links').click();
    } else if (event.type === 'form.open') await button('Change email').click();
    else if (event.type === 'form.close') await button('Cancel').click();
    else if (event.type === 'load.cancel') await button('Stop waiting').click();
    else if (event.type === 'load.retry') await button('Try again').click();
    else if (event.type === 'page.shown') await page.evaluate(setVisibility, 'visible' as const);
    else await button(/^(Cancel change|Try again)$/).click();
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(part.getByText('Loading your email settings')).toBeAttached()],
      ['failed', part.getByText('Couldn’t load your email settings')],
      ['idle', button('Change email')],
      [{ editing: 'clean' }, () => expect(button('Send links')).toBeEnabled()],
      [
        { editing: 'rejected' },
        async ({ context: { failure } }) => {
          const wrong = field(failure?.code === 4010 ? 'Current password' : 'New email');
          await expect(wrong).toBeFocused();
          await expect(wrong).toHaveAccessibleDescription(String(failure?.message));
        },
      ],
      ['requesting', () => expect(button('Sending…')).toBeDisabled()],
      [{ requesting: 'slow' }, button('Stop waiting')],
      ['waiting', part.getByText('g******@example.org')],
      ['waiting', () => expect(part.getByText('not confirmed yet')).toHaveCount(1)],
      [{ waiting: 'clean' }, () => expect(button('Cancel change')).toBeEnabled()],
      [{ waiting: 'rejected' }, part.getByRole('alert')],
      ['checking', () => expect(button('Cancel change')).toBeEnabled()],
      [{ canceling: 'pending' }, () => expect(button('Canceling…')).toBeDisabled()],
      [{ canceling: 'slow' }, () => expect(button('Try again')).toBeEnabled()],
    ],
  };
}
