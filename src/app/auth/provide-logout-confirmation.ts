import { sendToActor } from '../actors/system-actors.ts';
import { assign } from 'xstate';
import { logoutConfirmationMachine } from '../../machines/auth/logout-confirmation.machine.ts';
import { createLocalDrafts } from '../../services/chat/local-drafts.ts';
import type { AppDeps } from '../actors/app-deps.ts';

interface LogoutDeps extends Pick<AppDeps, 'storage'> {
  /** Returns '' without a session. */
  readonly getUserId: () => string;
}

/** Provides the machine that asks before a logout with unsent drafts. */
export const provideLogoutConfirmation = ({ storage, getUserId }: LogoutDeps) => {
  const drafts = createLocalDrafts(storage);
  return logoutConfirmationMachine.provide({
    actions: {
      countDrafts: assign(() => {
        const userId = getUserId();
        return { userId, count: drafts.count(userId) };
      }),
      removeDrafts: (_, { userId }) => drafts.remove(userId),
      logOut: ({ system }) => sendToActor(system, 'auth', { type: 'logout.request' }),
    },
  });
};
