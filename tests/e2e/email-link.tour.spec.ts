import { expect, type Page } from '@playwright/test';
import type { EmailLinkInput } from '../../src/machines/account/email/email-link.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { model } from '../machines/account/email/email-link.model.ts';
import { endAttempt, resultOf } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { type Stage, testTours } from './support/tour.ts';

const confirmCall = '/user/email/confirm';
const rejectCall = '/user/email/reject';

testTours('emailLink', { model }, async ({ page, observer, walk }) => {
  const { code, mailbox }: EmailLinkInput = walk.start.snapshot.context;
  const fragment = code === null ? '' : `#${mailbox}=${code}`;
  const gate = await openVisiting(page, `/change-email${fragment}`, {
    held: [confirmCall, rejectCall],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const rejectName = 'It wasn’t me: cancel';

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done') {
      if (cause.child === 'confirmWithPassword') {
        await main.getByLabel('Password', { exact: true }).fill('correct horse');
        await button('Confirm').click();
      }
      const path = cause.child === 'rejectChange' ? rejectCall : confirmCall;
      await endAttempt(page, cause.result, { gate, path, answer: success(resultOf(cause.result) ?? null) });
    } else if (event.type === 'change.confirm') await button('Confirm').click();
    else await button(rejectName).click();
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
      [
        'asking',
        ({ context: { failure } }) => expect(main.getByRole('alert')).toHaveCount(failure === null ? 0 : 1),
      ],
      ['confirming', () => expect(button('Confirming…')).toBeDisabled()],
      ['rejecting', () => expect(button('Canceling…')).toBeDisabled()],
      ['passwordRequired', heading('Enter the password of your account')],
      ['confirmed', heading('One confirmation to go')],
      ['changed', heading('Your email was changed')],
      ['canceled', heading('The change was canceled')],
      ['expired', heading('This link no longer works')],
    ],
  };
}
