import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../../contract/sign-in/own-passkeys.ts';
import { passkeySupport, signInWithPasskey, startPasskeySignIn } from '../../../contract/sign-in/passkey.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as registration from '../../domain/sign-in/passkey-registration.ts';
import * as signIn from '../../domain/sign-in/passkey-sign-in.ts';
import * as domain from '../../domain/sign-in/passkeys.ts';
import { getRelyingPartyId } from '../../domain/sign-in/relying-party.ts';
import { readSecondStep } from '../../domain/sign-in/second-step-setting.ts';
import { registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { rememberBrowser } from '../../http/origin/device-cookie.ts';
import { getPageOrigin } from '../../http/origin/page-origin.ts';

/** Registers the sign-in with passkeys, and the calls about the caller's own. */
export const registerPasskeyRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  const getPartyId = (request: FastifyRequest) => getRelyingPartyId(getPageOrigin(deps.lifecycle, request));

  registerCall(app, deps, passkeySupport, async ({ request }) => ({ rpId: getPartyId(request) }));

  registerCall(app, deps, startPasskeySignIn, async ({ request }) => {
    await deps.limits.consume('passkey-start-address', request);
    return signIn.startPasskeySignIn(deps, getPageOrigin(deps.lifecycle, request));
  });

  registerCall(app, deps, signInWithPasskey, async ({ input, request, reply }) => {
    await deps.limits.consume('passkey-address', request);
    const user = await signIn.signInWithPasskey(deps, input);
    await rememberBrowser(deps, user.uuid, { request, reply });
    return user;
  });

  registerCall(app, deps, passkeys, async ({ user, request }) => ({
    rpId: getPartyId(request),
    passkeys: await domain.listPasskeys(deps.database, user.userId),
    secondStep: await readSecondStep(deps.database, user.userId),
  }));

  registerCall(app, deps, startPasskey, ({ user, input, request }) =>
    registration.startPasskey(deps, user, {
      password: input.password ?? null,
      pageOrigin: getPageOrigin(deps.lifecycle, request),
    }),
  );

  registerCall(app, deps, addPasskey, ({ user, input, request }) =>
    registration.addPasskey(deps, user, { response: input, origin: getClientOrigin(request) }),
  );

  registerCall(app, deps, renamePasskey, ({ user, input }) => domain.renamePasskey(deps, user, input));

  registerCall(app, deps, removePasskey, async ({ user, input, request }) => {
    const { passkeyId, password = null } = input;
    await domain.removePasskey(deps, user, { passkeyId, password, origin: getClientOrigin(request) });
    return null;
  });
};
