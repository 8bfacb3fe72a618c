import { ageGateMachine } from '../machines/safety/age-gate.machine.ts';
import { settingsMachine } from '../machines/preferences/settings.machine.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { ageGateActors } from '../services/safety/age-gate.actors.ts';
import { report } from '../services/shared/report.ts';
import type { SettingsStore } from '../services/preferences/settings-store.ts';
import { applyTheme } from '../services/preferences/theme.ts';
import type { LanguageWorld } from './language.ts';
import { provideLogoutConfirmation } from './parting.ts';
import { provideSafety } from './wellbeing.ts';

/** The settings machine, ready to be started. */
export const provideSettings = (
  store: SettingsStore,
  { call, notify, messages, storage }: Pick<LanguageWorld, 'call' | 'notify' | 'messages' | 'storage'>,
) =>
  settingsMachine.provide({
    actors: {
      safety: provideSafety({ call, storage }),
      logoutConfirmation: provideLogoutConfirmation({ storage, messages }),
      ageGate: ageGateMachine.provide({
        actors: ageGateActors({ call }),
        actions: {
          announceTold: ({ system }) => system.get('screen')?.send({ type: 'age.confirmed' }),
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
