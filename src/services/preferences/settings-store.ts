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
  /** The maker of a browser whom the user has allowed to receive what they say; null where there is none. */
  readonly readSpeechMaker: () => string | null;
  readonly writeSpeechMaker: (speechMaker: string | null) => void;
}

export const createSettingsStore = (storage: SafeStorage): SettingsStore => ({
  readTheme() {
    const { theme } = objectIn(storage.read(key));
    return themes.find((one) => one === theme) ?? 'system';
  },
  writeTheme: (theme) => change(storage, { theme }),
  readMatePane: () => objectIn(storage.read(key))['matePane'] === true,
  writeMatePane: (matePane) => change(storage, { matePane }),
  readSpeechMaker() {
    const { speechMaker } = objectIn(storage.read(key));
    return typeof speechMaker === 'string' ? speechMaker : null;
  },
  writeSpeechMaker: (speechMaker) => change(storage, { speechMaker }),
});

const change = (storage: SafeStorage, changed: object): void =>
  void storage.write(key, JSON.stringify({ ...objectIn(storage.read(key)), ...changed }));
