/** Runs the live machine, with stubs instead of its services and a clock that the test controls. */
import {
  createActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import type { Coverage } from './coverage.ts';
import { echoingActions } from '../explorer/echoes.ts';
import { HandClock } from './hand-clock.ts';
import { nodeOf, type Edge, type Model } from '../explorer/model.ts';
import { endWith, stub } from '../explorer/stub.ts';
import { isActor } from '../explorer/text.ts';
import type { Walk } from './walks.ts';

export interface Live {
  readonly actor: AnyActorRef;
  /** Performs one step of the model on the live actor. */
  readonly perform: (step: Pick<Edge, 'event' | 'cause'>) => void;
}

/**
 * Walks the live actor and returns its state after each step, as text. Ends at the first step after which it differs
 * from the model.
 */
export function livePath(model: Model, { start, steps }: Walk, coverage: Coverage): string[] {
  const { actor, perform } = startLive(model, coverage, start.input);
  const path = [model.shapeOf(actor.getSnapshot())];
  for (const step of steps) {
    perform(step);
    const shape = model.shapeOf(actor.getSnapshot());
    path.push(shape);
    if (shape !== nodeOf(model, step.to).shape) break;
  }
  actor.stop();
  return path;
}

/** Returns the state of the model after each step. */
export function modelPath(model: Model, { start, steps }: Walk): string[] {
  return [start.shape, ...steps.map(({ to }) => nodeOf(model, to).shape)];
}

/** Starts the machine with a stub for each of its named actors that is not provided. */
export function startLive(
  model: Model,
  { inspect }: Pick<Coverage, 'inspect'>,
  input?: unknown,
  provided: Readonly<Record<string, AnyActorLogic>> = {},
): Live {
  const clock = new HandClock();
  const machine = withStubs(model);
  const actor = createActor(
    Object.keys(provided).length === 0 ? machine : machine.provide({ actors: provided }),
    {
      clock,
      inspect,
      input,
    },
  );
  // A machine that fails notifies its observers; without an observer the failure would surface outside the test.
  actor.subscribe({ error: () => undefined });
  actor.start();
  return { actor, perform: (step) => perform(actor, clock, step) };
}

const stubbed = new WeakMap<Model, AnyStateMachine>();

/** Returns the machine with stubs, the same one each time: XState reads the configuration of each again. */
function withStubs(model: Model): AnyStateMachine {
  const known = stubbed.get(model);
  if (known) return known;
  const names = Object.keys(model.machine.implementations.actors);
  const machine = model.machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, stub()])),
    actions: echoingActions(model.samples.echoes),
  });
  stubbed.set(model, machine);
  return machine;
}

function perform(
  actor: AnyActorRef,
  clock: HandClock,
  { event, cause }: Pick<Edge, 'event' | 'cause'>,
): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (cause.kind === 'event') actor.send(withLiveRefs(event, snapshot));
  else if (cause.kind === 'timer') clock.fire(actor, event.type, cause.delay);
  else {
    const child: AnyActorRef | undefined = snapshot.children[cause.child];
    if (!child) throw new Error(`no actor ${cause.child} runs in ${JSON.stringify(snapshot.value)}`);
    child.send(endWith(cause.kind, cause.result));
  }
}

/** A reference to a child in a sample belongs to the model; it is replaced by the live child with the same id. */
function withLiveRefs(event: EventObject, { children }: AnyMachineSnapshot): EventObject {
  const entries = Object.entries(event).map(([key, value]) => [
    key,
    isActor(value) ? (children[value.id] ?? value) : value,
  ]);
  return { type: event.type, ...Object.fromEntries(entries) };
}
