import { fromPromise } from 'xstate';
import { profile } from '../../../contract/account/account.ts';
import * as calls from '../../../contract/account/email-change.ts';
import { code as codes } from '../../../contract/envelope.ts';
import type { LinkAndPassword, LinkResult } from '../../machines/account/email/email-link.machine.ts';
import type { EmailCheck, NewEmail } from '../../machines/account/email/email-change.machine.ts';
import { toAttempt, toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { watchVisibility } from '../browser/watch/watch-visibility.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Actors of `emailChange`. */
export const emailChangeActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchChange: provideRequest<calls.EmailChange | null>(
    async ({ signal }) => (await call(calls.emailChange, {}, signal)).pending,
  ),
  requestChange: toConfirmation<calls.EmailChange, NewEmail, undefined>(
    fromPromise(async ({ input: { email, password }, signal }) => {
      const proof = password === '' ? {} : { password };
      return (await call(calls.changeEmail, { newEmail: email.trim(), ...proof }, signal)).pending;
    }),
    { staysOpen: true },
  ),
  cancelChange: toCommand(fromCall(call, calls.cancelEmailChange), { isIdempotent: false }),
  checkChange: fromPromise<EmailCheck, undefined>(async ({ signal }) => {
    const { pending } = await call(calls.emailChange, {}, signal);
    // Afterwards: the address changes when the last mailbox confirms.
    const { email } = await call(profile, {}, signal);
    return { pending, email };
  }),
  watchVisibility: watchVisibility(),
});

/** Actors of `emailLink`. */
export const emailLinkActors = ({ call }: Pick<Services, 'call'>) => ({
  confirmChange: toAttempt(
    fromPromise<LinkResult, { code: string | null }>(({ input, signal }) =>
      call(calls.confirmEmailChange, { code: input.code ?? '' }, signal),
    ),
  ),
  confirmWithPassword: toConfirmation<LinkResult, LinkAndPassword, { code: string | null }>(
    fromPromise(({ input: { code, password }, signal }) =>
      call(calls.confirmEmailChange, { code: code ?? '', password }, signal),
    ),
    {
      isComplete: ({ password }) => password !== '',
      isFinal: (failure) => failure.code === codes.notFound,
      staysOpen: true,
    },
  ),
  rejectChange: toAttempt(
    fromPromise<null, { code: string | null }>(({ input, signal }) =>
      call(calls.rejectEmailChange, { code: input.code ?? '' }, signal),
    ),
  ),
});
