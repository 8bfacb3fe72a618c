import { enqueueActions, fromCallback, fromPromise, spawnChild, type AnyActorLogic } from 'xstate';
import { dictationLoaderMachine } from '../machines/dictation/dictation-loader.machine.ts';
import { dictationSupport } from '../services/dictation/dictation-support.ts';
import { importCode } from '../services/shared/import-code.ts';
import type { Services } from '../services/shared/services.ts';

/** Provides the loader of dictation. */
export function provideDictationLoader(services: Pick<Services, 'http' | 'storage'>) {
  let loaded: AnyActorLogic | undefined;
  return dictationLoaderMachine.provide({
    actors: {
      watchSupport: fromCallback(({ sendBack }) => {
        if (dictationSupport() === 'offered') sendBack({ type: 'dictation.offered' });
      }),
      loadDictation: fromPromise(async () => {
        const { provideDictation } = await importCode(() => import('./provide-dictation.ts'));
        loaded ??= provideDictation(services);
      }),
    },
    actions: {
      openDictation: enqueueActions(({ enqueue }) => {
        // The machine that spawns it knows no type of it.
        if (loaded !== undefined) enqueue(spawnChild(loaded, { id: 'dictation' }) as never);
      }),
    },
  });
}
