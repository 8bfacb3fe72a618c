import { dictationMachine } from '../../machines/dictation/dictation.machine.ts';
import { dictationActors } from '../../services/dictation/dictation.actors.ts';
import { createSettingsStore } from '../../services/preferences/settings-store.ts';
import type { Services } from '../../services/shared/services.ts';

/** Provides dictation, whose code loads when it is first used. */
export const provideDictation = (services: Pick<Services, 'http' | 'storage'>) => {
  const settings = createSettingsStore(services.storage);
  return dictationMachine.provide({
    actors: dictationActors(services, settings),
    actions: { persistAllowed: (_, { maker }) => settings.writeSpeechMaker(maker) },
  });
};
