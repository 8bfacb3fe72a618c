import { confirmEmailChange, rejectEmailChange } from '../../../contract/account/email-change.ts';
import type { EmailLinkInput } from '../../../src/machines/account/email/email-link.machine.ts';
import { model } from '../../machines/account/email/email-link.model.ts';
import { counted, disabled, enabled, fillIn, on, testTours } from '../support/tours/tour.ts';

const rejectName = 'It wasn’t me: cancel';

testTours('emailLink', { model }, ({ main, start }) => {
  const { code, mailbox }: EmailLinkInput = start.context;
  const { button, heading } = on(main);
  return {
    opening: { place: `/change-email${code === null ? '' : `#${mailbox}=${code}`}`, store: {} },
    answers: {
      confirmChange: confirmEmailChange,
      confirmWithPassword: {
        call: confirmEmailChange,
        submit: () => fillIn(main, { Password: 'correct horse' }, 'Confirm'),
      },
      rejectChange: rejectEmailChange,
    },
    causes: { 'change.confirm': 'Confirm', 'change.reject': rejectName },
    within: main,
    assertions: [
      ['asking', heading('Confirm your new email?'), enabled(button('Confirm'))],
      ['asking', counted(button(rejectName), ({ mailbox }) => mailbox === 'old')],
      ['asking', counted(main.getByRole('alert'), ({ failure }) => failure !== null)],
      ['confirming', disabled(button('Confirming…'))],
      ['rejecting', disabled(button('Canceling…'))],
      ['passwordRequired', heading('Enter the password of your account')],
      ['confirmed', heading('One confirmation to go')],
      ['changed', heading('Your email was changed')],
      ['canceled', heading('The change was canceled')],
      ['expired', heading('This link no longer works')],
    ],
  };
});
