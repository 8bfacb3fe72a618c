import type { FastifyInstance } from 'fastify';
import {
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/sign-in/password-reset.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as domain from '../../domain/sign-in/password-reset.ts';
import { registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { rememberBrowser } from '../../http/origin/device-cookie.ts';
import { getRequestLanguage } from '../../http/language.ts';

export const registerPasswordReset = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, requestPasswordReset, async ({ input, request }) => {
    await deps.limits.consume('forgot-address', request);
    return domain.requestReset(deps, {
      email: input.email,
      address: request.ip,
      language: getRequestLanguage(request),
      origin: getClientOrigin(request),
    });
  });

  registerCall(app, deps, readPasswordReset, async ({ input, request }) => {
    await deps.limits.consume('reset-address', request);
    return domain.readReset(deps, input.code);
  });

  registerCall(app, deps, resetPassword, async ({ input, request, reply }) => {
    await deps.limits.consume('reset-address', request);
    const user = await domain.resetPassword(deps, { ...input, origin: getClientOrigin(request) });
    await rememberBrowser(deps, user.uuid, { request, reply });
    return user;
  });
};
