import { expect, type Page } from '@playwright/test';
import type { EmailLinkInput } from '../../src/machines/account/email/email-link.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { model } from '../machines/account/email/email-link.model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  confirmChange: '/user/email/confirm',
  confirmWithPassword: '/user/email/confirm',
  rejectChange: '/user/email/reject',
};

testTours('emailLink', { model }, async ({ page, walk }) => {
  const { code, mailbox }: EmailLinkInput = walk.start.snapshot.context;
  const fragment = code === null ? '' : `#${mailbox}=${code}`;
  const gate = await openVisiting(page, `/change-email${fragment}`, {
    held: [...new Set(Object.values(calls))],
  });
  return stageOn(page, gate);
});

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
    happen,
    assertions: [
      ['asking', heading('Confirm your new email?')],
      ['asking', () => expect(button('Confirm')).toBeEnabled()],
      [
        'asking',
        ({ context: { mailbox } }) => expect(button(rejectName)).toHaveCount(mailbox === 'old' ? 1 : 0),
      ],
      [{ asking: 'rejected' }, main.getByRole('alert')],
      ['confirming', () => expect(button('Confirming…')).toBeDisabled()],
      ['rejecting', () => expect(button('Canceling…')).toBeDisabled()],
      [{ confirming: 'slow' }, button('Stop waiting')],
      [{ rejecting: 'slow' }, button('Stop waiting')],
      ['passwordRequired', heading('Enter the password of your account')],
      [{ passwordRequired: 'checking' }, () => expect(button('Confirming…')).toBeDisabled()],
      [{ passwordRequired: { checking: 'slow' } }, button('Stop waiting')],
      [
        { passwordRequired: { editing: 'rejected' } },
        async () => {
          const field = main.getByLabel('Password', { exact: true });
          await expect(field).toBeFocused();
          await expect(field).toHaveAccessibleDescription('This is not your current password.');
        },
      ],
      ['confirmed', heading('One confirmation to go')],
      ['changed', heading('Your email was changed')],
      ['canceled', heading('The change was canceled')],
      ['expired', heading('This link no longer works')],
    ],
  };
}
