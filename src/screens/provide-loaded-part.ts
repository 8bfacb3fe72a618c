import { enqueueActions, fromCallback, fromPromise, spawnChild, type AnyActorLogic } from 'xstate';
import { loadedPartMachine } from '../machines/shared/loaded-part.machine.ts';

/** A machine, and its input from what the part was given. */
export interface LoadedCode {
  readonly machine: AnyActorLogic;
  readonly inputOf?: (given: unknown) => unknown;
}

interface PartCode {
  /** Calls `report` when the part can work here; returns what ends the watch. */
  readonly watchSupport: (report: () => void) => (() => void) | undefined;
  readonly load: () => Promise<LoadedCode>;
  /** The name by which other actors address it. */
  readonly systemId?: string;
  /** What browsers allow only while the user taps. */
  readonly prepare?: () => void;
}

/** Provides the loader of a part with its code. */
export function provideLoadedPart({ watchSupport, load, systemId, prepare = () => undefined }: PartCode) {
  let loaded: LoadedCode | undefined;
  return loadedPartMachine.provide({
    actors: {
      watchSupport: fromCallback(({ sendBack }) => watchSupport(() => sendBack({ type: 'part.offered' }))),
      loadPart: fromPromise(async () => {
        loaded ??= await load();
      }),
    },
    actions: {
      prepare: () => prepare(),
      openPart: enqueueActions(({ context: { input }, enqueue }) => {
        if (loaded === undefined) return;
        const { machine, inputOf = (given) => given } = loaded;
        const name = systemId === undefined ? {} : { systemId };
        // The machine that spawns it knows no type of it.
        enqueue(spawnChild(machine, { id: 'part', input: inputOf(input), ...name }) as never);
      }),
    },
  });
}
