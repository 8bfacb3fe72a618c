/**
 * The machines through which one message goes: the message itself, the request for its reply, the stream of the reply, and the language
 * model that writes it.
 */
export type WatchedMachine = 'outgoingMessage' | 'replyTurn' | 'chatStream' | 'modelHost';

/** A step of one of the machines. It has neither texts nor ids of messages. */
export interface Step {
  readonly machine: WatchedMachine;
  /** The type of the event, without the name of the state for timers and actors: `after.silenceTimeout`, `done.stopReply`. */
  readonly event: string;
  /** The state after it, as a path: `unsent.blocking.network`. */
  readonly state: string;
  /** In milliseconds since the first step. */
  readonly at: number;
  /** How often it was taken in a row. */
  readonly times: number;
}

/** The life of one message, from the moment of writing until its reply has ended. */
export interface MessageLife {
  /** The session id of the message's actor; null for a reply without a new message, as for another version of a reply. */
  readonly actor: string | null;
  /** When its first step was taken, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly steps: readonly Step[];
}

export interface BehindChatContext {
  readonly life: MessageLife;
  /** The index of the step that is shown, while it is not the newest. */
  readonly position: number;
}

export interface StepTaken {
  readonly type: 'step.taken';
  readonly machine: WatchedMachine;
  readonly actor: string;
  readonly event: string;
  readonly state: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export type BehindChatEvent =
  | StepTaken
  | { readonly type: 'charts.open' }
  | { readonly type: 'charts.close' }
  | { readonly type: 'step.show'; readonly position: number }
  | { readonly type: 'live.show' };
