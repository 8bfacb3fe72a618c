import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/account/email-change.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { confirmEmailChange, rejectEmailChange } from '../../domain/accounts/confirm-email-change.ts';
import * as domain from '../../domain/accounts/email-change.ts';
import { registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { getRequestLanguage } from '../../http/language.ts';

export const registerEmailChange = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, calls.emailChange, async ({ user }) => ({
    pending: await domain.readEmailChange(deps, user.userId),
  }));

  registerCall(app, deps, calls.changeEmail, ({ user, input, request }) =>
    domain.requestEmailChange(deps, user, {
      newEmail: input.newEmail,
      password: input.password ?? null,
      address: request.ip,
      language: getRequestLanguage(request),
      origin: getClientOrigin(request),
    }),
  );

  registerCall(app, deps, calls.cancelEmailChange, async ({ user }) => {
    await domain.cancelEmailChange(deps, user.userId);
    return null;
  });

  registerCall(app, deps, calls.confirmEmailChange, async ({ user, input, request }) => {
    await deps.limits.consume('email-link-address', request);
    return confirmEmailChange(deps, {
      linkCode: input.code,
      sessionId: user?.sessionId ?? null,
      password: input.password ?? null,
      address: request.ip,
      origin: getClientOrigin(request),
    });
  });

  registerCall(app, deps, calls.rejectEmailChange, async ({ input, request }) => {
    await deps.limits.consume('email-link-address', request);
    await rejectEmailChange(deps, input.code);
    return null;
  });
};
