import type { EventObject, StateValue } from 'xstate';
import type { Told } from './protocol.ts';

/** An event that went to an actor. */
export interface Line {
  readonly number: number;
  /** The session id of the actor that sent it; null if the sender is not an actor. */
  readonly from: string | null;
  readonly to: string;
  readonly event: EventObject;
}

/** Where an actor was after an event. */
export interface Moment {
  /** The number of the line with the event, if it was heard. */
  readonly line: number | null;
  readonly event: EventObject;
  readonly snapshot: ShownSnapshot;
  /** Names of the transitions that led here. */
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
  readonly parentId: string | null;
  /** JSON of the machine's configuration; null for actors that are no machine. */
  readonly definition: string | null;
  readonly moments: readonly Moment[];
}

/** What was heard of the actors so far. */
export interface History {
  readonly hear: (told: Told) => void;
  readonly actors: () => readonly ShownActor[];
  readonly actor: (sessionId: string) => ShownActor | undefined;
  readonly lines: () => readonly Line[];
}

/** Keeps the last `limit` lines, and as many moments of each actor. */
export function createHistory(limit = 2000): History {
  const actors = new Map<string, Kept>();
  const lines: Line[] = [];
  let count = 0;

  const keptOf = (sessionId: string): Kept => {
    const kept = actors.get(sessionId) ?? {
      actor: { sessionId, name: sessionId, parentId: null, definition: null, moments: [] },
      waiting: [],
    };
    actors.set(sessionId, kept);
    return kept;
  };

  return {
    hear(told) {
      const kept = keptOf(told.sessionId);
      if (told.type === '@xstate.actor') {
        const { name, parentId = null, definition = kept.actor.definition } = told;
        kept.actor = { ...kept.actor, name, parentId, definition };
      } else if (told.type === '@xstate.event') {
        count += 1;
        const line = { number: count, from: told.sourceId ?? null, to: told.sessionId, event: told.event };
        lines.push(line);
        kept.waiting.push(line);
        if (lines.length > limit) lines.shift();
      } else {
        const { event, taken = [] } = told;
        // What comes over the wire has a snapshot's shape, and of it only what was plain data.
        const snapshot = told.snapshot as ShownSnapshot;
        const moment: Moment = { line: lineFor(kept, event), event, snapshot, taken };
        kept.actor = { ...kept.actor, moments: [...kept.actor.moments, moment].slice(-limit) };
      }
    },
    actors: () => [...actors.values()].map(({ actor }) => actor),
    actor: (sessionId) => actors.get(sessionId)?.actor,
    lines: () => lines,
  };
}

/** Whether the actor runs still. */
export const isLive = ({ moments }: ShownActor): boolean =>
  (moments.at(-1)?.snapshot.status ?? 'active') === 'active';

/** The actors in the order of a tree, each with how deep it stands. An actor whose parent is unknown stands at the top. */
export function treeOf(
  actors: readonly ShownActor[],
): { readonly actor: ShownActor; readonly depth: number }[] {
  const known = new Set(actors.map(({ sessionId }) => sessionId));
  const below = (parent: string | null, depth: number): ReturnType<typeof treeOf> =>
    actors
      .filter(({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent)
      .flatMap((actor) => [{ actor, depth }, ...below(actor.sessionId, depth + 1)]);
  return below(null, 0);
}

interface Kept {
  actor: ShownActor;
  /** What was sent to the actor and has led to no snapshot yet, oldest first. */
  waiting: Line[];
}

/** An actor takes its events one after the other; one that it makes itself was never on its way. */
function lineFor(kept: Kept, { type }: EventObject): number | null {
  const place = kept.waiting.findIndex(({ event }) => event.type === type);
  if (place === -1) return null;
  const line = kept.waiting[place]?.number ?? null;
  kept.waiting = kept.waiting.slice(place + 1);
  return line;
}
