import { fromPromise } from 'xstate';
import { logoutConfirmationMachine } from '../machines/auth/logout-confirmation.machine.ts';
import type { KeptWords } from '../machines/auth/logout-confirmation.types.ts';
import { createKeptWords } from '../services/chat/local-drafts.ts';
import { report } from '../services/shared/report.ts';
import type { AppDeps } from './app-deps.ts';

/** Provides the machine that asks before a logout with unsent drafts. */
export const provideLogoutConfirmation = ({ storage, getUserId }: LogoutDeps) => {
  const drafts = createKeptWords(storage);
  return logoutConfirmationMachine.provide({
    actors: {
      countDrafts: fromPromise<KeptWords, undefined>(async () => {
        const userId = getUserId();
        return { userId, count: drafts.count(userId) };
      }),
    },
    actions: {
      removeWords: (_, { userId }) => drafts.forget(userId),
      logOut: ({ system }) => system.get('auth')?.send({ type: 'logout.request' }),
      reportError: (_, { error }) => report(error),
    },
  });
};

interface LogoutDeps extends Pick<AppDeps, 'storage'> {
  /** Returns '' without a session. */
  readonly getUserId: () => string;
}
