import { endOtherSessions, endSession, sessions, type Session } from '../../../contract/sessions.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Actors of `sessions`. */
export const sessionsActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchSessions: provideRequest<readonly Session[]>(
    async ({ signal }) => (await call(sessions, {}, signal)).sessions,
  ),
  endOthers: toConfirmation(fromCall(call, endOtherSessions)),
});

/** Actors of `sessionRow`. */
export const sessionRowActors = ({ call }: Pick<Services, 'call'>) => ({
  endSession: fromCall(call, endSession),
});
