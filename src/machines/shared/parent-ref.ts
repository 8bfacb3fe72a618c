import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that a child reports to, as far as the child knows it: it takes these events. */
export type ParentRef<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>;
