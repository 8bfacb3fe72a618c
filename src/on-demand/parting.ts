import { fromPromise, type ActorRefFrom } from 'xstate';
import type { authMachine } from '../machines/auth/auth.machine.ts';
import type { LaterGroup } from '../locales/messages.ts';
import { logoutConfirmationMachine } from '../machines/auth/logout-confirmation.machine.ts';
import type { KeptWords } from '../machines/auth/logout-confirmation.types.ts';
import { createKeptWords } from '../services/chat/local-drafts.ts';
import { report } from '../services/shared/report.ts';
import type { LanguageWorld } from './language.ts';

/** The parting machine, ready to be started. */
export const provideLogoutConfirmation = ({
  storage,
  messages,
}: Pick<LanguageWorld, 'storage' | 'messages'>) => {
  const words = createKeptWords(storage);
  return logoutConfirmationMachine.provide({
    actors: {
      countDrafts: fromPromise<KeptWords, undefined>(async ({ system }) => {
        const auth: ActorRefFrom<typeof authMachine> | undefined = system.get('auth');
        const userId = auth?.getSnapshot().context.user?.uuid ?? '';
        if (words.count(userId) > 0) await messages.load(partingTexts);
        // Another tab may have sent or cleared some while the texts were awaited.
        return { userId, count: words.count(userId) };
      }),
    },
    actions: {
      removeWords: (_, { userId }) => words.forget(userId),
      logOut: ({ system }) => system.get('auth')?.send({ type: 'logout.request' }),
      reportError: (_, { error }) => report(error),
    },
  });
};

/** What the question needs. */
export const partingTexts = ['parting'] satisfies LaterGroup[];
