import type { FastifyInstance } from 'fastify';
import { createSignInLink, openSignInLink } from '../../../contract/sign-in/sign-in-link.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as domain from '../../domain/sign-in/sign-in-links.ts';
import { registerCall } from '../../http/calls.ts';
import { rememberBrowser } from '../../http/origin/device-cookie.ts';
import { getRequestLanguage } from '../../http/language.ts';
import { findOriginForOthers } from '../../http/origin/origin-for-others.ts';
import { isOnThisComputer } from '../../http/origin/this-computer.ts';

export const registerSignInLinks = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, openSignInLink, async ({ input, request, reply }) => {
    await deps.limits.consume('sign-in-link-address', request);
    const user = await domain.openSignInLink(deps, {
      secret: input.code,
      isOnThisComputer: isOnThisComputer(request),
      language: getRequestLanguage(request),
    });
    await rememberBrowser(deps, user.uuid, { request, reply });
    return user;
  });

  registerCall(app, deps, createSignInLink, async ({ user, request }) => {
    const { secret, expiresAt } = await domain.createDeviceLink(deps, user);
    const origin = await findOriginForOthers(deps, request);
    return { url: `${origin.url}${domain.toLinkPath(secret)}`, expiresAt, isReachable: origin.isReachable };
  });
};
