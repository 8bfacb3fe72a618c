import { fromPromise } from 'xstate';
import { endOtherSessions, endSession, sessions, type Session } from '../../../contract/sessions.ts';
import type { SessionRef } from '../../machines/account/security/session-row.types.ts';
import { toConfirmation } from '../../machines/shared/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';

/** Actors of `sessions`. */
export const sessionsActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchSessions: provideRequest<readonly Session[]>(
    async ({ signal }) => (await call(sessions, {}, signal)).sessions,
  ),
  endOthers: toConfirmation(fromPromise<null, undefined>(({ signal }) => call(endOtherSessions, {}, signal))),
});

/** Actors of `sessionRow`. */
export const sessionRowActors = ({ call }: Pick<Services, 'call'>) => ({
  endSession: fromPromise<null, SessionRef>(({ input, signal }) => call(endSession, input, signal)),
});
