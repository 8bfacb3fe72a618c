import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/account/home-copies.ts';
import type { HomeCopies } from '../../copies/home-copies.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { reauthenticate } from '../../domain/accounts/reauthenticate.ts';
import { registerCall } from '../../http/calls.ts';

/** Registers the calls of the owner's copies at home. */
export const registerHomeCopies = (
  app: FastifyInstance,
  deps: AccountDeps & { readonly homeCopies: HomeCopies },
): void => {
  const { homeCopies } = deps;
  registerCall(app, deps, calls.homeCopies, ({ user }) => homeCopies.read(user.userId));
  registerCall(app, deps, calls.turnOnHomeCopies, ({ user }) => homeCopies.turnOn(user.userId));
  registerCall(app, deps, calls.turnOffHomeCopies, ({ user }) => homeCopies.turnOff(user.userId));
  registerCall(app, deps, calls.copyHomeNow, ({ user }) => homeCopies.copyNow(user.userId));
  registerCall(app, deps, calls.confirmCopyKey, ({ user }) => homeCopies.confirmKey(user.userId));
  registerCall(app, deps, calls.revealCopyKey, async ({ user, input }) => {
    await homeCopies.assertOwner(user.userId);
    await reauthenticate(deps, user, { password: input.password ?? null });
    return { secret: await homeCopies.revealKey(user.userId) };
  });
};
