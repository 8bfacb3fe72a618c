/** Observes which of its named actions a machine performs: XState does not return those that change the context. */
import type { AnyStateMachine } from 'xstate';
import type { AskedAction } from './bookkeeping.ts';

interface ObservedMachine {
  readonly observed: AnyStateMachine;
  /** Returns the names of the actions since the last call; `actions` are those that XState returned. */
  readonly performedIn: (actions: readonly AskedAction[]) => string[];
}

/** Returns the same machine, which reports the actions that it performs. */
export function withObservedActions(machine: AnyStateMachine): ObservedMachine {
  const resolved: string[] = [];
  const actions = Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
    const resolve: unknown = Reflect.get(Object(action), 'resolve');
    if (typeof resolve !== 'function') return [];
    const observe = (...args: unknown[]): unknown => {
      resolved.push(name);
      return Reflect.apply(resolve, action, args);
    };
    return [[name, Object.assign(() => {}, action, { resolve: observe })]];
  });
  return {
    observed: machine.provide({ actions: Object.fromEntries(actions) }),
    performedIn: (asked) => [...resolved.splice(0), ...asked.map(({ type }) => type).filter(isNamed)],
  };
}

const isNamed = (type: string): boolean => !type.startsWith('xstate.');
