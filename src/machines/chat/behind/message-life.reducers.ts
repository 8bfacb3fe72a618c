/** Which steps of the watched machines belong to the life of one message, and in which states it is after each of them. */

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

export interface StepTaken {
  readonly type: 'step.taken';
  readonly machine: WatchedMachine;
  readonly actor: string;
  readonly event: string;
  readonly state: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export const noLife: MessageLife = { actor: null, startedAt: 0, steps: [] };

/** The most steps of a life. Words that arrive in a row are one step, and so is each step of a connection that is lost repeatedly. */
const maxSteps = 200;

/** The states of a reply after which nothing more happens to its message. */
const ends = new Set(['answered', 'acceptedAfterStop', 'failed']);

/** The events that prove that the server has the message. */
const proofs = new Set(['stream.accepted', 'stream.delta', 'stream.finished']);

/** The events that say something even where the state of the machine stays the same. */
const news = new Set([
  'order.changed',
  'reply.stop',
  'stream.delta',
  'xstate.stop',
  'model.swapped',
  'model.cut',
]);

const lastOf = (steps: readonly Step[], machine: WatchedMachine): Step | undefined =>
  steps.findLast((step) => step.machine === machine);

const isOver = ({ steps }: MessageLife): boolean =>
  steps.length === 0 ||
  lastOf(steps, 'outgoingMessage')?.state === 'recalled' ||
  ends.has(lastOf(steps, 'replyTurn')?.state ?? '');

/** Whether the step is the first one of another life: a new message, a message that is sent now, or a reply without one. */
export const beginsLife = (life: MessageLife, step: StepTaken): boolean => {
  if (step.machine === 'chatStream' || step.machine === 'modelHost') return false;
  if (step.machine === 'replyTurn') return step.event === 'xstate.init' && isOver(life);
  return step.actor !== life.actor && (isOver(life) || step.state === 'sending');
};

/** Returns the life with the step, or a new one that begins with it. A step of another message changes nothing. */
export const withStep = (life: MessageLife, taken: StepTaken): MessageLife => {
  const { machine, actor, event, state, at } = taken;
  if (beginsLife(life, taken)) {
    const steps = [{ machine, event, state, at: 0, times: 1 }];
    return { actor: machine === 'outgoingMessage' ? actor : null, startedAt: at, steps };
  }
  if (life.steps.length === 0 || (machine === 'outgoingMessage' && actor !== life.actor)) return life;
  const previous = lastOf(life.steps, machine);
  if (previous?.state === state && !news.has(event)) return life;
  // The outbox stops the machine of a message; the others stop when the chat is left.
  if (event === 'xstate.stop' && machine !== 'outgoingMessage') return life;
  const step = { machine, event, state, at: at - life.startedAt, times: 1 };
  const steps = counted([...life.steps, step]);
  return { ...life, steps: steps.slice(-maxSteps) };
};

/** The most steps from one lost connection to the next. */
const longestCycle = 3;

/** Returns the steps with the last ones counted in those before them, if they repeat them: one step, or a reconnection. */
function counted(steps: readonly Step[]): readonly Step[] {
  for (let length = 1; length <= longestCycle; length += 1) {
    const last = steps.slice(-length);
    const before = steps.slice(-2 * length, -length);
    if (before.length === length && isRepetition(last, before)) {
      const repeated = before.map((step, index) => ({
        ...step,
        times: step.times + (last[index]?.times ?? 0),
      }));
      return [...steps.slice(0, -2 * length), ...repeated];
    }
  }
  return steps;
}

const isRepetition = (last: readonly Step[], before: readonly Step[]): boolean =>
  last.every((step, index) => isSame(step, before[index])) &&
  (last.length === 1 || (last.every(isOfConnection) && last.some(({ state }) => state === 'reconnecting')));

const isSame = ({ machine, event, state }: Step, other: Step | undefined): boolean =>
  other?.machine === machine && other.event === event && other.state === state;

const isOfConnection = ({ machine }: Step): boolean => machine === 'chatStream';

/**
 * Returns the states of the machines after the first steps; undefined before a machine has started. A message that the server has is
 * `delivered`: its own machine does not learn that, but is stopped.
 */
export const statesAfter = (
  steps: readonly Step[],
  count: number,
): Readonly<Record<WatchedMachine, string | undefined>> => {
  const taken = steps.slice(0, count);
  const message = taken.findLastIndex((step) => step.machine === 'outgoingMessage');
  const isDelivered = message >= 0 && taken.slice(message).some(({ event }) => proofs.has(event));
  return {
    outgoingMessage: isDelivered ? 'delivered' : taken[message]?.state,
    replyTurn: lastOf(taken, 'replyTurn')?.state,
    chatStream: lastOf(taken, 'chatStream')?.state,
    modelHost: lastOf(taken, 'modelHost')?.state,
  };
};
