import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, sessions } from '../../../contract/account/sessions.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as domain from '../../domain/accounts/session-list.ts';
import { registerCall } from '../../http/calls.ts';

export const registerSessionRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, sessions, async ({ user }) => ({
    sessions: await domain.listSessions(deps, user),
  }));

  registerCall(app, deps, endSession, async ({ user, input }) => {
    await domain.endSession(deps, user, input.sessionId);
    return null;
  });

  registerCall(app, deps, endOtherSessions, async ({ user }) => {
    await domain.endOtherSessions(deps, user);
    return null;
  });
};
