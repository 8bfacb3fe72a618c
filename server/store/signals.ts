/**
 * A topic of which nodes notify each other: text or the end of a reply was stored, a user's rooms or account changed, a reply is to be
 * stopped, or a node has left its replies to the others.
 */
export type Topic = 'replies' | 'changes' | 'stops' | 'handovers';

/** Receives the subject of a notification; null when some may have been missed. */
export type SignalListener = (subject: string | null) => void;

/** Notifications between the nodes on one database. They only save time: what they are about is in the database. */
export interface Signals {
  /** Whether notifications of the topic arrive. Otherwise the database has to be polled more often. */
  readonly isListening: (topic: Topic) => boolean;
  readonly on: (topic: Topic, listener: SignalListener) => void;
  readonly close: () => Promise<void>;
}

/** The channel of all topics. Its notifications have the form `topic:subject`, and never contain what was written. */
export const signalChannel = 'mates';
