import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The parent of an actor: it receives these events. */
export type ParentRef<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>;
