import { expect, type Page } from '@playwright/test';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/email/email-change.model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, textIn, tour, type Stage } from './support/tour.ts';
import { setVisibility } from './support/visibility.ts';

const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<string, string>> = {
  request: '/user/email',
  requestChange: '/user/email/change',
  cancelChange: '/user/email/cancel',
  checkChange: '/user/email',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`emailChange, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const answers = { '/user/profile': success(ada), '/safety/blocks': success({ mates: [] }) };
    const gate = await openSignedIn(page, '/profile', { answers, held: Object.values(calls) });
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('emailChange: every transition was taken in the browser', () => coverageLog.expectAll());

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
    model,
    happen,
    assertions: [
      { in: 'loading', see: () => expect(part.getByText('Loading your email settings')).toBeAttached() },
      { in: 'failed', see: () => expect(part.getByText('Couldn’t load your email settings')).toBeVisible() },
      { in: 'idle', see: () => expect(button('Change email')).toBeVisible() },
      { in: { editing: 'clean' }, see: () => expect(button('Send links')).toBeEnabled() },
      {
        in: { editing: 'rejected' },
        see: async ({ context: { failure } }) => {
          const wrong = field(failure?.code === 4010 ? 'Current password' : 'New email');
          await expect(wrong).toBeFocused();
          await expect(wrong).toHaveAccessibleDescription(String(failure?.message));
        },
      },
      { in: 'requesting', see: () => expect(button('Sending…')).toBeDisabled() },
      { in: { requesting: 'slow' }, see: () => expect(button('Stop waiting')).toBeVisible() },
      { in: 'waiting', see: () => expect(part.getByText('g******@example.org')).toBeVisible() },
      { in: 'waiting', see: () => expect(part.getByText('not confirmed yet')).toHaveCount(1) },
      { in: { waiting: 'clean' }, see: () => expect(button('Cancel change')).toBeEnabled() },
      { in: { waiting: 'rejected' }, see: () => expect(part.getByRole('alert')).toBeVisible() },
      { in: 'checking', see: () => expect(button('Cancel change')).toBeEnabled() },
      { in: { canceling: 'pending' }, see: () => expect(button('Canceling…')).toBeDisabled() },
      { in: { canceling: 'slow' }, see: () => expect(button('Try again')).toBeEnabled() },
    ],
  };
}
