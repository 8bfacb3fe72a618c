import { themeMachine } from '../machines/preferences/theme.machine.ts';
import type { SettingsStore } from '../services/preferences/settings-store.ts';
import { applyTheme } from '../services/preferences/theme.ts';

/** Provides the machine of the page's theme. */
export const provideTheme = (store: SettingsStore) =>
  themeMachine.provide({
    actions: {
      applyTheme: (_, { theme }) => applyTheme(theme),
      persistTheme: (_, { theme }) => store.writeTheme(theme),
    },
  });
