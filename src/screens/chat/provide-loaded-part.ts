import { enqueueActions, fromCallback, fromPromise, spawnChild, type AnyActorLogic } from 'xstate';
import { loadedPartMachine, type PartOfRoom } from '../../machines/shared/loaded-part.machine.ts';

/** A machine, and its input for a room, if it has one. */
export interface LoadedCode {
  readonly machine: AnyActorLogic;
  readonly inputOf?: (room: PartOfRoom) => unknown;
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
      openPart: enqueueActions(({ context, enqueue }) => {
        if (loaded === undefined) return;
        const { machine, inputOf } = loaded;
        const name = systemId === undefined ? {} : { systemId };
        // The machine that spawns it knows no type of it.
        enqueue(spawnChild(machine, { id: 'part', input: inputOf?.(context), ...name }) as never);
      }),
    },
  });
}
