/** Makes single steps of a machine, without an actor that runs it. */
import {
  Actor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import type { AskedAction } from './bookkeeping.ts';
import { transitionName } from './machine-parts.ts';
import { stub } from './stub.ts';

export interface PureStep {
  readonly snapshot: AnyMachineSnapshot;
  /** The actions that the step requests, in order. */
  readonly actions: readonly AskedAction[];
  /** The names of the transitions that the machine takes, in order. */
  readonly transitions: readonly string[];
}

/** Returns the initial state of a machine. */
export const initialStep = (machine: AnyStateMachine, input: unknown): PureStep =>
  stepIn((scope) => machine.getInitialSnapshot(scope, input));

/** Returns the step of a machine with an event. */
export const nextStep = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: EventObject,
): PureStep => stepIn((scope) => machine.transition(before, event, scope));

/**
 * The actor of the step is a stub. XState's own `transition` creates one of the machine, which computes the initial states of the
 * machine and of all its children again: more work than the step itself.
 */
function stepIn(take: (scope: AnyActorScope) => AnyMachineSnapshot): PureStep {
  const actions: AskedAction[] = [];
  const transitions: string[] = [];
  // Not `createActor`: tests observe what it creates.
  const self: Actor<ReturnType<typeof stub>> = new Actor(stub(), {
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event.actorRef === self)
        transitions.push(...event._transitions.map(nameOf));
    },
  });
  const ignore = (): void => {};
  const snapshot = take({
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ({ type, params }) => actions.push({ type, params }),
  });
  return { snapshot, actions, transitions };
}

const names = new WeakMap<AnyTransitionDefinition, string>();

/** Returns the name of a transition, the same text each time. */
function nameOf(definition: AnyTransitionDefinition): string {
  const name = names.get(definition) ?? transitionName(definition);
  names.set(definition, name);
  return name;
}
