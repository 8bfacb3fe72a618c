import { ageMachine } from '../machines/age.machine.ts';
import { settingsMachine } from '../machines/settings.machine.ts';
import { toFailure } from '../machines/failure.ts';
import { ageActors } from '../services/age.actors.ts';
import { report } from '../services/report.ts';
import type { SettingsStore } from '../services/settings-store.ts';
import { applyTheme } from '../services/theme.ts';
import type { LanguageWorld } from './language.ts';
import { partingIn } from './parting.ts';
import { wellbeingIn } from './wellbeing.ts';

/** The settings machine, ready to be started. */
export const settingsIn = (
  store: SettingsStore,
  { call, notify, messages, storage }: Pick<LanguageWorld, 'call' | 'notify' | 'messages' | 'storage'>,
) =>
  settingsMachine.provide({
    actors: {
      wellbeing: wellbeingIn({ call, storage }),
      parting: partingIn({ storage, messages }),
      age: ageMachine.provide({
        actors: ageActors({ call }),
        actions: {
          announceTold: ({ system }) => system.get('screen')?.send({ type: 'age.told' }),
          applyNfsw: ({ system }, { nfsw }) => system.get('auth')?.send({ type: 'nfsw.changed', nfsw }),
          notifyNotSaved(_, { error }) {
            const { kind, message } = toFailure(error);
            notify({ message: message || messages.read('shell').failure[kind], type: 'negative' });
          },
          reportError: (_, { error }) => report(error),
        },
      }),
    },
    actions: {
      applyTheme: (_, { theme }) => applyTheme(theme),
      saveSettings: (_, { theme }) => store.writeTheme(theme),
      reportError: (_, { error }) => report(error),
    },
  });
