import { enqueueActions, fromCallback, fromPromise, spawnChild, type AnyActorLogic } from 'xstate';
import { loadedPartMachine } from '../machines/shared/loaded-part.machine.ts';

interface PartCode {
  /** Calls `report` when the part can work here; returns what ends the watch. */
  readonly watchSupport: (report: () => void) => (() => void) | undefined;
  /** Loads the code, and returns the machine. */
  readonly load: () => Promise<AnyActorLogic>;
  /** The name by which other actors address it. */
  readonly systemId?: string;
}

/** Provides the loader of a part with its code. */
export function provideLoadedPart({ watchSupport, load, systemId }: PartCode) {
  let loaded: AnyActorLogic | undefined;
  return loadedPartMachine.provide({
    actors: {
      watchSupport: fromCallback(({ sendBack }) => watchSupport(() => sendBack({ type: 'part.offered' }))),
      loadPart: fromPromise(async () => {
        loaded ??= await load();
      }),
    },
    actions: {
      openPart: enqueueActions(({ context: { input }, enqueue }) => {
        const options = { id: 'part', input, ...(systemId === undefined ? {} : { systemId }) };
        // The machine that spawns it knows no type of it.
        if (loaded !== undefined) enqueue(spawnChild(loaded, options) as never);
      }),
    },
  });
}
