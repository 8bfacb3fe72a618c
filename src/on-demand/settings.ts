import { settingsMachine } from '../machines/settings.machine.ts';
import type { SettingsStore } from '../services/settings-store.ts';
import { applyTheme } from '../services/theme.ts';

/** The settings machine, ready to be started. */
export const settingsIn = (store: SettingsStore) =>
  settingsMachine.provide({
    actions: {
      applyTheme: (_, { theme }) => applyTheme(theme),
      saveSettings: (_, { theme }) => store.writeTheme(theme),
    },
  });
