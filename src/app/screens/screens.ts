import type { ScreenId } from '../../machines/navigation/navigation.machine.ts';
import type { Language } from '../../../contract/languages.ts';
import { loadGroups } from '../../locales/load-texts.ts';
import * as discover from '../../screens/mates/discover.tsx';
import type { ScreenModule } from '../../screens/screen.ts';
import { screenFiles } from './screen-files.ts';

const modules = import.meta.glob<ScreenModule>(['./*/*.tsx', '!./mates/discover.tsx'], {
  base: '../../screens',
});

/** Loads the code of a screen. Most visits start at Discover, whose code is part of the page. */
export async function loadScreenModule(id: ScreenId): Promise<ScreenModule> {
  if (id === 'discover') return discover;
  const load = modules[`./${screenFiles[id].code}.tsx`];
  if (load === undefined) throw new Error(`There is no file of the screen ${id}.`);
  return load();
}

/** Starts to load a screen before it is opened. A failure is handled when it is opened. */
export const preloadScreen = (id: ScreenId, language: Language): void => {
  void Promise.allSettled([loadScreenModule(id), loadGroups(language, screenFiles[id].messages)]);
};
