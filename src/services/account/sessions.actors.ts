import { fromPromise } from 'xstate';
import { endOtherSessions, endSession, sessions, type Session } from '../../../contract/account/sessions.ts';
import { createSignInLink, type SignInLink } from '../../../contract/sign-in/sign-in-link.ts';
import type { SessionRef } from '../../machines/account/security/sessions.machine.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Actors of `sessions`. */
export const sessionsActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchSessions: provideRequest<readonly Session[]>(
    async ({ signal }) => (await call(sessions, {}, signal)).sessions,
  ),
  endSession: toCommand(
    fromPromise<SessionRef, SessionRef>(async ({ input, signal }) => {
      await call(endSession, { ...input }, signal);
      return input;
    }),
    { isIdempotent: false },
  ),
  endOthers: toConfirmation(fromCall(call, endOtherSessions)),
});

/** Actors of `deviceLink`. */
export const deviceLinkActors = ({ call }: Pick<Services, 'call'>) => ({
  createLink: toCommand(
    fromPromise<SignInLink, undefined>(({ signal }) => call(createSignInLink, {}, signal)),
  ),
});
