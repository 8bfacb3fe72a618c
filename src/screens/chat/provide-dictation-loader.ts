import { dictationSupport } from '../../services/dictation/dictation-support.ts';
import { importCode } from '../../services/shared/import-code.ts';
import type { Services } from '../../services/shared/services.ts';
import { provideLoadedPart } from './provide-loaded-part.ts';

/** Provides the loader of dictation. */
export const provideDictationLoader = (services: Pick<Services, 'http' | 'storage'>) =>
  provideLoadedPart({
    watchSupport: (report) => {
      if (dictationSupport() === 'offered') report();
      return undefined;
    },
    load: async () => {
      const { provideDictation } = await importCode(() => import('./provide-dictation.ts'));
      return { machine: provideDictation(services) };
    },
  });
