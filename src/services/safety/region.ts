import type { SafeStorage } from '../storage/safe-storage.ts';

const key = 'helpRegion';

export interface RegionStore {
  /** The country that was chosen here, else the one that the browser's languages name; '' where there is none. */
  readonly read: () => string;
  readonly write: (region: string) => void;
}

export const createRegionStore = (
  storage: SafeStorage,
  languages: () => readonly string[] = () => navigator.languages,
): RegionStore => ({
  read: () => {
    const stored = storage.read(key);
    return stored !== null && /^(?:[A-Z]{2})?$/.test(stored) ? stored : regionIn(languages());
  },
  write: (region) => void storage.write(key, region),
});

const regionIn = (languages: readonly string[]): string => {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region !== undefined) return region;
  }
  return '';
};
