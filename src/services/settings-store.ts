import * as v from 'valibot';
import type { Theme } from '../machines/settings.types.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'settings';
const StoredTheme = v.picklist(['system', 'light', 'dark']);

export interface SettingsStore {
  /** `system` where nothing, or nothing readable, is stored. */
  readonly readTheme: () => Theme;
  readonly writeTheme: (theme: Theme) => void;
}

export const createSettingsStore = (storage: SafeStorage): SettingsStore => ({
  readTheme() {
    const stored = v.safeParse(
      v.pipe(v.string(), v.parseJson(), v.object({ theme: StoredTheme })),
      storage.read(key),
    );
    return stored.success ? stored.output.theme : 'system';
  },
  writeTheme: (theme) => void storage.write(key, JSON.stringify({ theme })),
});
