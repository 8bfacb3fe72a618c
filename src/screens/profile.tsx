import { profile } from '../locales/en/profile.ts';
import { toFailure } from '../machines/failure.ts';
import { profileMachine } from '../machines/profile.machine.ts';
import { createAccount } from '../services/account.ts';
import { downloadJson } from '../services/download.ts';
import { emptyForm } from '../services/forms.ts';
import { profileActors } from '../services/profile.actors.ts';
import { createUserStore } from '../services/user-store.ts';
import { Profile } from '../views/screens/profile.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, notifications }, messages }: World) => {
  const tell = (message: string, type: 'positive' | 'negative') =>
    notifications.send({ type: 'notification.show', notification: { message, type } });
  const words = () => messages('profile');
  const userStore = createUserStore(services.storage);
  return defineScreen({
    logic: profileMachine.provide({
      actors: profileActors(createAccount(services), (everything) =>
        downloadJson(words().data.file, everything),
      ),
      actions: {
        /** As another tab would do it: what is stored changes, and auth is told. */
        applyLanguage(_, { language }) {
          const { user, registerEmail, nfsw, benefits } = auth.getSnapshot().context;
          if (user === null) return;
          const changed = { ...user, language };
          userStore.write({ user: changed, language, registerEmail, nfsw, benefits });
          auth.send({ type: 'session.changed', user: changed, registerEmail });
        },
        reloadPage: () => location.reload(),
        emptyPasswords: () => emptyForm('form[data-form="password"]'),
        logOut: () => auth.send({ type: 'logout.request' }),
        notifySaved: () => tell(words().you.saved, 'positive'),
        notifyPasswordChanged: () => tell(words().password.changed, 'positive'),
        notifyExported: () => tell(words().data.done, 'positive'),
        notifyDeleted: () => tell(words().farewell.done, 'positive'),
        notifyFailure(_, { error }) {
          const { kind, message } = toFailure(error);
          tell(message || messages('shell').failure[kind], 'negative');
        },
      },
    }),
    input: () => ({ language: auth.getSnapshot().context.language }),
    View: Profile,
    messages: { profile },
  });
};
