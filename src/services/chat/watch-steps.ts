import {
  fromCallback,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import type { StepTaken, WatchedMachine } from '../../machines/chat/behind/message-life.reducers.ts';

const watched: readonly string[] = [
  'outgoingMessage',
  'replyTurn',
  'chatStream',
  'modelHost',
] satisfies WatchedMachine[];

const isWatched = (id: string): id is WatchedMachine => watched.includes(id);

/** A snapshot of a machine, as an inspector receives it. */
interface MachineSnapshot {
  readonly machine?: { readonly id: string };
  readonly value?: StateValue;
  readonly children?: Readonly<Record<string, Pick<AnyActorRef, 'sessionId'> | undefined>>;
}

type Inspected = Extract<InspectionEvent, { type: '@xstate.snapshot' | '@xstate.microstep' }>;

/**
 * Reports each step that the machines of a message take in this page: types of events and names of states, no texts. Machines cause
 * steps of each other while they take one, so all of a task are reported after it, in the order in which they began.
 */
export const watchSteps = (now: () => number) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack, system }) => {
    const begun: StepTaken[] = [];
    const report = () => {
      for (const step of begun.splice(0)) sendBack(step);
    };
    const subscription = system.inspect((inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.snapshot' && inspected.type !== '@xstate.microstep') return;
      const step = toStep(inspected, now());
      if (step === null) return;
      if (begun.length === 0) queueMicrotask(report);
      addStep(begun, step, inspected);
    });
    return () => subscription.unsubscribe();
  });

function addStep(begun: StepTaken[], step: StepTaken, { type, snapshot }: Inspected): void {
  const index = begun.findIndex(({ actor, event }) => actor === step.actor && event === step.event);
  if (index >= 0) begun[index] = { ...step, at: begun[index]?.at ?? step.at };
  else if (type === '@xstate.microstep') begun.push(step);
  else if (step.event === 'xstate.init') {
    // The children of a machine are observed before it.
    const children = Object.values((snapshot as MachineSnapshot).children ?? {});
    const child = begun.findIndex(({ actor }) => children.some((one) => one?.sessionId === actor));
    begun.splice(child < 0 ? begun.length : child, 0, step);
  }
}

function toStep({ actorRef, event, snapshot }: Inspected, at: number): StepTaken | null {
  // XState types the snapshot of an inspected actor without its parts.
  const { machine, value } = snapshot as MachineSnapshot;
  if (machine === undefined || value === undefined || !isWatched(machine.id)) return null;
  // It begins with the chat, before anything happens to a message.
  if (machine.id === 'modelHost' && event.type === 'xstate.init') return null;
  return {
    type: 'step.taken',
    machine: machine.id,
    actor: actorRef.sessionId,
    event: shortened(event.type),
    state: pathOf(value),
    at,
  };
}

/** `xstate.after.silenceTimeout.chatStream.reading` is `after.silenceTimeout`; `xstate.done.actor.stopReply` is `done.stopReply`. */
const shortened = (type: string): string =>
  type.replace(/^xstate\.(done|error)\.actor\./, '$1.').replace(/^xstate\.(after\.\w+).*$/, '$1');

/** None of the machines has parallel states. */
const pathOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [[name, inner] = ['', undefined]] = Object.entries(value);
  return inner === undefined ? name : `${name}.${pathOf(inner)}`;
};
