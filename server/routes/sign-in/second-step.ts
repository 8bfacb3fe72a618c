import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  confirmRecoveryCodes,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from '../../../contract/sign-in/own-second-step.ts';
import { finishWithCode, finishWithPasskey, startSecondStep } from '../../../contract/sign-in/second-step.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import * as setting from '../../domain/sign-in/second-step-setting.ts';
import * as domain from '../../domain/sign-in/second-step.ts';
import { registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { rememberBrowser } from '../../http/origin/device-cookie.ts';
import { getPageOrigin } from '../../http/origin/page-origin.ts';

/** Registers the second step of a sign-in, and the calls about the caller's own setting. */
export const registerSecondStepRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  registerCall(app, deps, startSecondStep, async ({ input, request }) => {
    await deps.limits.consume('second-step-address', request);
    return domain.startSecondStep(deps, { ...input, pageOrigin: getPageOrigin(deps.lifecycle, request) });
  });

  registerCall(app, deps, finishWithPasskey, async ({ input, request, reply }) => {
    await deps.limits.consume('second-step-address', request);
    const user = await domain.finishWithPasskey(deps, input);
    await rememberBrowser(deps, user.uuid, { request, reply });
    return user;
  });

  registerCall(app, deps, finishWithCode, async ({ input, request, reply }) => {
    await deps.limits.consume('second-step-address', request);
    const user = await domain.finishWithCode(deps, { ...input, origin: getClientOrigin(request) });
    await rememberBrowser(deps, user.uuid, { request, reply });
    return user;
  });

  registerCall(app, deps, turnOnSecondStep, ({ user, input, request }) =>
    setting.turnOnSecondStep(deps, user, toOwnerRequest(input, request)),
  );

  registerCall(app, deps, turnOffSecondStep, async ({ user, input, request }) => {
    await setting.turnOffSecondStep(deps, user, toOwnerRequest(input, request));
    return null;
  });

  registerCall(app, deps, renewRecoveryCodes, ({ user, input, request }) =>
    setting.renewRecoveryCodes(deps, user, toOwnerRequest(input, request)),
  );

  registerCall(app, deps, confirmRecoveryCodes, ({ user, input, request }) =>
    setting.confirmRecoveryCodes(deps, user, { ...input, origin: getClientOrigin(request) }),
  );
};

const toOwnerRequest = ({ password }: { password?: string | undefined }, request: FastifyRequest) => ({
  password: password ?? null,
  origin: getClientOrigin(request),
});
