import { expect } from '@playwright/test';
import { confirmEmailChange, rejectEmailChange } from '../../contract/email-change.ts';
import type { EmailLinkInput } from '../../src/machines/account/email/email-link.types.ts';
import { model } from '../machines/account/email/email-link.model.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { testTours } from './support/tour.ts';

const rejectName = 'It wasn’t me: cancel';

testTours('emailLink', { model }, async ({ page, walk }) => {
  const { code, mailbox }: EmailLinkInput = walk.start.snapshot.context;
  const main = page.getByRole('main');
  const answers: Answers = {
    confirmChange: confirmEmailChange,
    confirmWithPassword: {
      call: confirmEmailChange,
      submit: async () => {
        await main.getByLabel('Password', { exact: true }).fill('correct horse');
        await pressIn(main, 'Confirm');
      },
    },
    rejectChange: rejectEmailChange,
  };
  const fragment = code === null ? '' : `#${mailbox}=${code}`;
  const gate = await openVisiting(page, `/change-email${fragment}`, { held: callsOf(answers) });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = (name: string) => main.getByRole('heading', { name });

  return {
    gate,
    answers,
    causes: { 'change.confirm': 'Confirm', 'change.reject': rejectName },
    within: main,
    assertions: [
      ['asking', heading('Confirm your new email?'), () => expect(button('Confirm')).toBeEnabled()],
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
});
