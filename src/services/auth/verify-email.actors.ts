import { fromPromise } from 'xstate';
import { code as codes } from '../../../contract/envelope.ts';
import {
  confirmEmail,
  resendVerification,
  type Confirmation,
} from '../../../contract/sign-in/verify-email.ts';
import type { LinkAndPassword } from '../../machines/auth/email/verify-email.machine.ts';
import type { ResendResult } from '../../machines/auth/email/mail-resend.machine.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { askForDraft, handDraftOver } from '../browser/shared-draft.ts';
import type { FormDrafts } from '../browser/form-drafts.ts';
import { fromCall } from '../http/from-call.ts';
import type { Services } from '../shared/services.ts';

/** The pending registration. A ticket that is not in memory travels as a cookie. */
export interface WaitingRegistration {
  readonly email: string;
  readonly ticket: string | null;
}

/** Actors of `verifyEmail`. */
export const verifyEmailActors = (
  { call }: Pick<Services, 'call'>,
  registration: () => WaitingRegistration,
  drafts: FormDrafts,
) => ({
  confirmEmail: toAttempt(
    fromPromise<Confirmation, { code: string }>(async ({ input: { code }, signal }) => {
      const { ticket } = registration();
      const keepDraft = askForDraft(drafts);
      const confirmation = await call(confirmEmail, ticket === null ? { code } : { code, ticket }, signal);
      // The ticket is of this browser: a tab that waits here waits for this account.
      keepDraft();
      return confirmation;
    }),
  ),
  handDraftOver: handDraftOver(drafts),
  /** In a browser that did not sign up. */
  confirmWithPassword: toConfirmation<Confirmation, LinkAndPassword, { code: string }>(
    fromCall<typeof confirmEmail, LinkAndPassword>(call, confirmEmail),
    {
      isComplete: ({ password }) => password !== '',
      isFinal: ({ code }) => code === codes.forbidden || code === codes.notFound,
      staysOpen: true,
    },
  ),
  /** In the browser that signed up. */
  confirmWithCode: toConfirmation<Confirmation, { readonly code: string }, undefined>(
    fromPromise(({ input: { code }, signal }) => {
      const { ticket } = registration();
      return call(confirmEmail, { code: code.trim(), ...(ticket === null ? {} : { ticket }) }, signal);
    }),
    {
      isComplete: ({ code }) => code.trim() !== '',
      isFinal: ({ code }) => code === codes.forbidden,
      staysOpen: true,
    },
  ),
});

/** Actors of `mailResend`. */
export const mailResendActors = (
  { call }: Pick<Services, 'call'>,
  registration: () => WaitingRegistration,
) => ({
  resendMail: toAttempt(
    fromPromise<ResendResult, undefined>(({ signal }) => {
      const { email, ticket } = registration();
      return call(resendVerification, ticket === null ? { email } : { email, ticket }, signal);
    }),
  ),
});
