/** Names what a step of a machine requests from its environment and from other actors. */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { AskedAction } from './bookkeeping.ts';
import { stateNodesOf } from './machine-parts.ts';
import { effectOf, isActor } from './text.ts';

/**
 * Returns the names of the effects, in order: `showToast requestFailed`, `-> outbox: message.move`, `raise check.due`,
 * `spawn roomCommand`, `stop roomCommand`. Actors that a state invokes are started and stopped with it, and not named.
 */
export function effectsOf(
  before: AnyMachineSnapshot,
  next: AnyMachineSnapshot,
  actions: readonly AskedAction[],
): string[] {
  const invoked = invokedIn(next);
  const started = Object.entries(childrenOf(next)).filter(
    ([id, child]) => child !== undefined && childrenOf(before)[id] !== child && !invoked.has(id),
  );
  const effects = [
    ...actions.map((action) => effectIn(action, next, invoked)),
    ...started.map(([, child]) => `spawn ${nameIn(child, invoked)}`),
  ];
  // A message to each of several actors is named once.
  return effects.filter(
    (effect, index) =>
      effect !== '' && (!/^(->|spawn|stop) /.test(effect) || effects.indexOf(effect) === index),
  );
}

function effectIn(
  action: AskedAction,
  { context }: AnyMachineSnapshot,
  invoked: ReadonlySet<string>,
): string {
  const { type, params } = action;
  switch (type) {
    case 'xstate.sendTo': {
      const [to, event] = [partOf(params, 'to'), partOf(params, 'event')];
      const addressee = to === partOf(context, 'parentRef') ? 'parent' : nameIn(to, invoked);
      return `-> ${addressee}: ${String(partOf(event, 'type'))}`;
    }
    case 'xstate.raise':
      // The timers of `after` are raised with a delay; they are transitions of their own.
      return partOf(params, 'delay') === undefined
        ? `raise ${String(partOf(partOf(params, 'event'), 'type'))}`
        : '';
    case 'xstate.stopChild':
      return isActor(params) && !invoked.has(params.id) ? `stop ${nameIn(params, invoked)}` : '';
    default:
      return type.startsWith('xstate.') ? '' : effectOf(type, action);
  }
}

/** Returns the id of an invoked actor; one of several of a kind has the name of its logic. */
function nameIn(actor: unknown, invoked: ReadonlySet<string>): string {
  if (!isActor(actor)) return String(actor);
  const src = partOf(actor, 'src');
  return invoked.has(actor.id) || typeof src !== 'string' ? actor.id : src;
}

function childrenOf(snapshot: AnyMachineSnapshot): Record<string, AnyActorRef | undefined> {
  return snapshot.children;
}

const invokedBy = new WeakMap<object, ReadonlySet<string>>();

function invokedIn({ machine }: AnyMachineSnapshot): ReadonlySet<string> {
  const known = invokedBy.get(machine);
  if (known) return known;
  const ids = new Set(stateNodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  invokedBy.set(machine, ids);
  return ids;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
