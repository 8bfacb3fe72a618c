/** An environment that responds to a machine at once. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { nextStep, type PureStep } from './pure-step.ts';

/** Maps the name of a requested effect to the event that the environment sends back; null if there is none. */
export type Echoes<Context = unknown, Event = EventObject> = Readonly<
  Record<string, (params: Params, context: Context) => Event | null>
>;

type Params = Readonly<Record<string, unknown>>;

/** Makes a step of the machine, and the steps that the echoes of its effects cause. */
export function transitionWithEchoes(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: EventObject,
  echoes: Echoes = {},
): PureStep {
  const step = nextStep(machine, before, event);
  for (const { type, params } of step.actions) {
    const echo = echoes[type]?.(paramsIn(params), step.snapshot.context) ?? null;
    if (echo === null) continue;
    const next = transitionWithEchoes(machine, step.snapshot, echo, echoes);
    return {
      snapshot: next.snapshot,
      actions: [...step.actions, ...next.actions],
      transitions: [...step.transitions, ...next.transitions],
    };
  }
  return step;
}

/** Returns the same machine, whose transitions return the echoed actions by name: those that send an event, too. */
export const withEchoedActions = (machine: AnyStateMachine, echoes: Echoes = {}): AnyStateMachine =>
  machine.provide({ actions: Object.fromEntries(Object.keys(echoes).map((name) => [name, () => {}])) });

/** Replaces the effects of a live actor: each sends back its echo. */
export function echoingActions(echoes: Echoes = {}): Readonly<Record<string, EchoingAction>> {
  const actions = Object.entries(echoes).map(([name, echo]): [string, EchoingAction] => [
    name,
    ({ context, self }, params) => {
      const event = echo(paramsIn(params), context);
      if (event !== null) self.send(event);
    },
  ]);
  return Object.fromEntries(actions);
}

type EchoingAction = (
  args: { readonly context: unknown; readonly self: { readonly send: (event: EventObject) => void } },
  params: unknown,
) => void;

const paramsIn = (params: unknown): Params =>
  typeof params === 'object' && params !== null ? { ...params } : {};
