import { fromPromise } from 'xstate';
import { profile } from '../../../contract/account.ts';
import * as calls from '../../../contract/email-change.ts';
import type { LinkAndPassword } from '../../machines/account/email/email-link.types.ts';
import type { EmailCheck, NewEmail } from '../../machines/account/email/email-change.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { watchVisibility } from '../browser/watch-visibility.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Actors of `emailChange`. */
export const emailChangeActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchChange: provideRequest<calls.EmailChange | null>(
    async ({ signal }) => (await call(calls.emailChange, {}, signal)).pending,
  ),
  requestChange: fromPromise<calls.EmailChange, NewEmail>(async ({ input, signal }) => {
    const proof = input.password === '' ? {} : { password: input.password };
    return (await call(calls.changeEmail, { newEmail: input.email, ...proof }, signal)).pending;
  }),
  cancelChange: fromCall(call, calls.cancelEmailChange),
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
  confirmChange: fromPromise<{ isChanged: boolean }, { code: string | null }>(({ input, signal }) =>
    call(calls.confirmEmailChange, { code: input.code ?? '' }, signal),
  ),
  confirmWithPassword: fromCall<typeof calls.confirmEmailChange, LinkAndPassword>(
    call,
    calls.confirmEmailChange,
  ),
  rejectChange: fromPromise<null, { code: string | null }>(({ input, signal }) =>
    call(calls.rejectEmailChange, { code: input.code ?? '' }, signal),
  ),
});
