import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  deleteAccount,
  exportData,
  ownAddress,
  profile,
  updateProfile,
} from '../../../contract/account/account.ts';
import { updateLange } from '../../../contract/account/user-language.ts';
import type { AppDeps } from '../../http/dependencies.ts';
import * as deletion from '../../domain/deletion/account-deletion.ts';
import { exportAccount } from '../../domain/export/account-export.ts';
import * as passwords from '../../domain/sign-in/password-change.ts';
import * as profiles from '../../domain/accounts/profile.ts';
import { registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { rememberBrowser } from '../../http/origin/device-cookie.ts';

/** Registers the calls about the caller's own account. No call accepts another account's id. */
export const registerAccountRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerCall(app, deps, changePassword, async ({ user, input, request, reply }) => {
    const token = await passwords.changePassword(deps, user, { ...input, origin: getClientOrigin(request) });
    reply.header('token', token);
    await rememberBrowser(deps, user.userId, { request, reply });
    return null;
  });
  registerCall(app, deps, updateLange, ({ user, input }) =>
    profiles.updateLanguage(deps.database, user.userId, input.language),
  );
  registerCall(app, deps, profile, ({ user }) => profiles.readProfile(deps.database, user.userId));
  registerCall(app, deps, ownAddress, ({ user }) => profiles.readAddress(deps.database, user.userId));
  registerCall(app, deps, updateProfile, ({ user, input }) =>
    profiles.updateProfile(deps, user.userId, input),
  );
  registerCall(app, deps, exportData, async ({ user }) => {
    await deps.limits.consume('export-user', user);
    return exportAccount(deps, user);
  });
  registerCall(app, deps, deleteAccount, async ({ user, input, request }) => {
    await deletion.deleteAccount(deps, user, {
      password: input.password ?? null,
      origin: getClientOrigin(request),
    });
    return null;
  });
};
