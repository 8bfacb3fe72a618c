import type { EventObject, StateValue } from 'xstate';
import type { InspectionMessage } from './protocol.ts';

/** An event that was sent to an actor. */
export interface Line {
  readonly number: number;
  /** The session id of the actor that sent it; null if the sender is not an actor. */
  readonly from: string | null;
  readonly to: string;
  readonly event: EventObject;
}

/** The state of an actor after an event. */
export interface Moment {
  /** The number of the log entry with the event, if it was received. */
  readonly line: number | null;
  readonly event: EventObject;
  readonly snapshot: ShownSnapshot;
  /** The names of the transitions that led to this state. */
  readonly taken: readonly string[];
}

export interface ShownSnapshot {
  readonly status?: string;
  readonly value?: StateValue;
  readonly context?: unknown;
  readonly output?: unknown;
}

export interface ShownActor {
  readonly sessionId: string;
  readonly name: string;
  /** The id of the machine; null for actors without a machine. */
  readonly machine: string | null;
  readonly parentId: string | null;
  /** JSON of the machine's configuration; null for actors without a machine. */
  readonly definition: string | null;
  readonly moments: readonly Moment[];
}

/** Everything received about the actors so far. */
export interface History {
  readonly add: (message: InspectionMessage) => void;
  readonly actors: () => readonly ShownActor[];
  readonly actor: (sessionId: string) => ShownActor | undefined;
  readonly lines: () => readonly Line[];
}

/** Stores the last `limit` log entries, and as many moments of each actor. */
export function createHistory(limit = 2000): History {
  const actors = new Map<string, Kept>();
  const lines: Line[] = [];
  let count = 0;

  const keptOf = (sessionId: string): Kept => {
    const kept = actors.get(sessionId) ?? {
      actor: { sessionId, name: sessionId, machine: null, parentId: null, definition: null, moments: [] },
      waiting: [],
    };
    actors.set(sessionId, kept);
    return kept;
  };

  return {
    add(message) {
      const kept = keptOf(message.sessionId);
      if (message.type === '@xstate.actor') {
        const { name, parentId = null } = message;
        const { machine = kept.actor.machine, definition = kept.actor.definition } = message;
        kept.actor = { ...kept.actor, name, machine, parentId, definition };
      } else if (message.type === '@xstate.event') {
        count += 1;
        const line = {
          number: count,
          from: message.sourceId ?? null,
          to: message.sessionId,
          event: message.event,
        };
        lines.push(line);
        kept.waiting.push(line);
        if (lines.length > limit) lines.shift();
      } else {
        const { event, taken = [] } = message;
        // Serialized snapshots have the shape of snapshots, but only their plain data.
        const snapshot = message.snapshot as ShownSnapshot;
        const moment: Moment = { line: lineFor(kept, event), event, snapshot, taken };
        kept.actor = { ...kept.actor, moments: [...kept.actor.moments, moment].slice(-limit) };
      }
    },
    actors: () => [...actors.values()].map(({ actor }) => actor),
    actor: (sessionId) => actors.get(sessionId)?.actor,
    lines: () => lines,
  };
}

/** Returns whether the actor is still running. */
export const isLive = ({ moments }: ShownActor): boolean =>
  (moments.at(-1)?.snapshot.status ?? 'active') === 'active';

/**
 * Returns the actors in tree order, each with its depth. An actor with an unknown parent is at the top level. One that only restarts
 * another after a crash is shown while that does not run.
 */
export function treeOf(
  actors: readonly ShownActor[],
): { readonly actor: ShownActor; readonly depth: number }[] {
  const known = new Set(actors.map(({ sessionId }) => sessionId));
  const isFolded = ({ machine, sessionId }: ShownActor) =>
    machine === 'supervised' && actors.some(({ parentId }) => parentId === sessionId);
  const below = (parent: string | null, depth: number): ReturnType<typeof treeOf> =>
    actors
      .filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent)
      .flatMap((actor) =>
        isFolded(actor)
          ? below(actor.sessionId, depth)
          : [{ actor, depth }, ...below(actor.sessionId, depth + 1)],
      );
  return below(null, 0);
}

interface Kept {
  actor: ShownActor;
  /** The events sent to the actor that have caused no snapshot yet, oldest first. */
  waiting: Line[];
}

/** An actor processes its events in order; an event that it raises itself was never pending. */
function lineFor(kept: Kept, { type }: EventObject): number | null {
  const place = kept.waiting.findIndex(({ event }) => event.type === type);
  if (place === -1) return null;
  const line = kept.waiting[place]?.number ?? null;
  kept.waiting = kept.waiting.slice(place + 1);
  return line;
}
