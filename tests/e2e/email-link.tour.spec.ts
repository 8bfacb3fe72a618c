import { expect, type Page } from '@playwright/test';
import type { EmailLinkInput } from '../../src/machines/account/email/email-link.types.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { model } from '../machines/account/email/email-link.model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { CoverageLog, textIn, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<string, string>> = {
  confirmChange: '/user/email/confirm',
  confirmWithPassword: '/user/email/confirm',
  rejectChange: '/user/email/reject',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`emailLink, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const { code, mailbox }: EmailLinkInput = walk.start.snapshot.context;
    const fragment = code === null ? '' : `#${mailbox}=${code}`;
    const gate = await openVisiting(page, `/change-email${fragment}`, {
      held: [...new Set(Object.values(calls))],
    });
    await tour({ page, observer, coverageLog }, stageOn(page, gate), walk);
  });
}

test('emailLink: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate): Stage {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const rejectName = 'It wasn’t me: cancel';

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(cause.result ?? null));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'change.confirm') await button('Confirm').click();
    else if (event.type === 'change.reject') await button(rejectName).click();
    else if (event.type === 'password.submit') {
      await main.getByLabel('Password', { exact: true }).fill(textIn(event, 'password'));
      await button('Confirm').click();
    } else await button('Stop waiting').click();
  }

  return {
    model,
    happen,
    assertions: [
      { in: 'asking', see: heading('Confirm your new email?') },
      { in: 'asking', see: () => expect(button('Confirm')).toBeEnabled() },
      {
        in: 'asking',
        see: ({ context: { mailbox } }) => expect(button(rejectName)).toHaveCount(mailbox === 'old' ? 1 : 0),
      },
      { in: { asking: 'rejected' }, see: () => expect(main.getByRole('alert')).toBeVisible() },
      { in: 'confirming', see: () => expect(button('Confirming…')).toBeDisabled() },
      { in: 'rejecting', see: () => expect(button('Canceling…')).toBeDisabled() },
      { in: { confirming: 'slow' }, see: () => expect(button('Stop waiting')).toBeVisible() },
      { in: { rejecting: 'slow' }, see: () => expect(button('Stop waiting')).toBeVisible() },
      { in: 'passwordRequired', see: heading('Enter the password of your account') },
      { in: { passwordRequired: 'checking' }, see: () => expect(button('Confirming…')).toBeDisabled() },
      {
        in: { passwordRequired: { checking: 'slow' } },
        see: () => expect(button('Stop waiting')).toBeVisible(),
      },
      {
        in: { passwordRequired: { editing: 'rejected' } },
        see: async () => {
          const field = main.getByLabel('Password', { exact: true });
          await expect(field).toBeFocused();
          await expect(field).toHaveAccessibleDescription('This is not your current password.');
        },
      },
      { in: 'confirmed', see: heading('One confirmation to go') },
      { in: 'changed', see: heading('Your email was changed') },
      { in: 'canceled', see: heading('The change was canceled') },
      { in: 'expired', see: heading('This link no longer works') },
    ],
  };
}
