import { expect, type Page } from '@playwright/test';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { ada, emailPending } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/email/email-change.model.ts';
import { failAs } from './support/chat-stage.ts';
import { endAttempt, endConfirmation, isCanceled } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { type Stage, testTours } from './support/tour.ts';
import { setVisibility } from './support/visibility.ts';

const calls = ['/user/email', '/user/email/change', '/user/email/cancel'];

testTours('emailChange', { model }, async ({ page, observer }) => {
  const answers = { '/user/profile': success(ada), '/safety/blocks': success({ mates: [] }) };
  const gate = await openSignedIn(page, '/profile', { answers, held: calls });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const part = page.getByRole('region', { name: 'Email' });
  const button = (name: string | RegExp) => part.getByRole('button', { name });
  const field = (name: string) => part.getByLabel(name, { exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error' && cause.child === 'request') await observer.kill('emailChange.request');
    // A test cannot make the browser fail to report its visibility.
    else if (cause.kind === 'error' && cause.child === 'watchVisibility')
      await observer.send('emailChange', event);
    else if (cause.kind === 'error' && cause.child === 'checkChange')
      await failAs(gate, '/user/email', cause.result);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'requestChange') await endRequest(cause.result);
    else if (cause.kind === 'done' && cause.child === 'cancelChange') await endCancellation(cause.result);
    else if (cause.kind === 'done' && cause.child === 'checkChange')
      await gate.settle('/user/email', success(cause.result));
    else if (cause.kind === 'done') await gate.settle('/user/email', success({ pending: cause.result }));
    else if (event.type === 'form.open') await button('Change email').click();
    else if (event.type === 'load.retry') await button('Try again').click();
    else if (event.type === 'page.shown') await page.evaluate(setVisibility, 'visible' as const);
    else await button('Cancel change').click();
  }

  const endRequest = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form: part,
      submit: async () => {
        await field('New email').fill('grace@example.org');
        await field('Current password').fill('old one');
        await button('Send links').click();
      },
      settle: () => gate.settle('/user/email/change', success({ pending: emailPending })),
    });

  async function endCancellation(outcome: unknown): Promise<void> {
    const path = '/user/email/cancel';
    if (!isCanceled(outcome)) return endAttempt(page, outcome, { gate, path, answer: success(), form: part });
    await gate.fail(path);
    return part.getByRole('button', { name: 'Cancel', exact: true }).click();
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(part.getByText('Loading your email settings')).toBeAttached()],
      ['failed', part.getByText('Couldn’t load your email settings')],
      ['idle', button('Change email')],
      ['editing', () => expect(button('Send links')).toBeEnabled()],
      ['waiting', part.getByText('g******@example.org')],
      ['waiting', () => expect(part.getByText('not confirmed yet')).toHaveCount(1)],
      ['waiting', () => expect(button('Cancel change')).toBeEnabled()],
      ['checking', () => expect(button(/^(Change email|Cancel change)$/)).toBeEnabled()],
      ['canceling', () => expect(button('Canceling…')).toBeDisabled()],
    ],
  };
}
