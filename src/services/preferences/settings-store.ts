import type { Theme } from '../../machines/preferences/theme.machine.ts';
import { objectIn } from '../../../contract/parse-json.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

const key = 'settings';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

export interface SettingsStore {
  /** `system` where nothing, or nothing readable, is stored. */
  readonly readTheme: () => Theme;
  readonly writeTheme: (theme: Theme) => void;
  /** Whether the settings of a conversation are beside it in a wide window; false where nothing is stored. */
  readonly readMatePane: () => boolean;
  readonly writeMatePane: (matePane: boolean) => void;
}

export const createSettingsStore = (storage: SafeStorage): SettingsStore => ({
  readTheme() {
    const { theme } = objectIn(storage.read(key));
    return themes.find((one) => one === theme) ?? 'system';
  },
  writeTheme: (theme) => change(storage, { theme }),
  readMatePane: () => objectIn(storage.read(key))['matePane'] === true,
  writeMatePane: (matePane) => change(storage, { matePane }),
});

const change = (storage: SafeStorage, changed: object): void =>
  void storage.write(key, JSON.stringify({ ...objectIn(storage.read(key)), ...changed }));
