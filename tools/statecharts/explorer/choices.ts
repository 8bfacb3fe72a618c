/** The possible next events in a state of the model. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { Bookkeeping, Cause } from './bookkeeping.ts';
import type { AnySamples, Ends } from './samples.ts';
import { textOf } from './text.ts';

export interface Choice {
  readonly event: EventObject;
  readonly cause: Cause;
  /** The event as text. */
  readonly text: string;
}

/** Returns every possible event in a state, each once; none if the machine has ended. The caller applies `within`. */
export function choicesIn(
  node: Bookkeeping & { readonly snapshot: AnyMachineSnapshot },
  samples: AnySamples,
): Choice[] {
  const { snapshot } = node;
  if (snapshot.status !== 'active') return [];
  return distinct([...userEvents(snapshot, samples), ...endings(node, samples), ...firings(node)]);
}

/** Returns every possible end of a running actor, each once. */
export const endingsIn = (
  node: Pick<Bookkeeping, 'ended'> & { readonly snapshot: AnyMachineSnapshot },
  samples: AnySamples,
): Choice[] => distinct(endings(node, samples));

const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.text, choice])).values(),
];

function userEvents(snapshot: AnyMachineSnapshot, samples: AnySamples): Choice[] {
  return choicesOfTypes(eventTypesIn(snapshot, samples), snapshot, samples);
}

/** Returns the samples of these events in a state, whether it handles them or not. */
export function choicesOfTypes(
  types: readonly string[],
  snapshot: AnyMachineSnapshot,
  samples: AnySamples,
): Choice[] {
  return types.flatMap((type) => {
    const given = samples.events[type] ?? noPayload;
    const payloads = typeof given === 'function' ? given(snapshot) : given;
    return choicesFrom(payloads, type, (payload) => ({
      event: { type, ...payload },
      cause: { kind: 'event' },
    }));
  });
}

const noPayload: readonly object[] = [{}];

/** Returns the event types that the active states handle; a wildcard expands to every matching type known by name. */
function eventTypesIn(snapshot: AnyMachineSnapshot, samples: AnySamples): string[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  const descriptors = nodes.flatMap((node) => [...node.transitions.keys()]);
  const known = (): string[] => [
    ...snapshot.machine.events.filter((type: string) => !type.includes('*')),
    ...Object.keys(samples.events),
  ];
  const types = descriptors.flatMap((descriptor) =>
    descriptor.endsWith('*') ? known().filter((type) => fits(type, descriptor)) : [descriptor],
  );
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.'));
}

/** `panel.*` matches `panel` and everything that starts with `panel.`; `*` matches everything. */
function fits(type: string, descriptor: string): boolean {
  const prefix = descriptor.slice(0, -1);
  return prefix === '' || type.startsWith(prefix) || `${type}.` === prefix;
}

function endings(
  { snapshot, ended }: Pick<Bookkeeping, 'ended'> & { readonly snapshot: AnyMachineSnapshot },
  samples: AnySamples,
): Choice[] {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  return Object.entries(children).flatMap(([id, child]) =>
    child === undefined || ended.has(id) ? [] : endingsOf(id, endsOf(child, samples)),
  );
}

/** Returns the possible results of a child. A child that was started without a name never ends. */
function endsOf({ src }: AnyActorRef, { actors }: AnySamples): Ends<unknown> {
  return (typeof src === 'string' ? actors[src] : undefined) ?? {};
}

function endingsOf(id: string, { done = [], error = [] }: Ends<unknown>): Choice[] {
  return [
    ...choicesFrom(done, `done ${id}`, (output) => ({
      event: outcome(`xstate.done.actor.${id}`, { output, actorId: id }),
      cause: { kind: 'done', child: id, result: output },
    })),
    ...choicesFrom(error, `error ${id}`, (reason) => ({
      event: outcome(`xstate.error.actor.${id}`, { error: reason, actorId: id }),
      cause: { kind: 'error', child: id, result: reason },
    })),
  ];
}

function outcome(type: string, payload: object): EventObject {
  return { type, ...payload };
}

function firings({ timers }: Bookkeeping): Choice[] {
  return [...timers].map(([id, { event, delay }]) =>
    choiceOf({ event, cause: { kind: 'timer', id, delay } }),
  );
}

const known = new WeakMap<object, Map<string, Choice[]>>();

/** Returns one choice for each sample, the same ones for the same list: to make their texts takes longer than a step. */
function choicesFrom<Sample>(
  samples: readonly Sample[],
  use: string,
  toChoice: (sample: Sample) => Omit<Choice, 'text'>,
): Choice[] {
  const uses = known.get(samples) ?? new Map<string, Choice[]>();
  const choices = uses.get(use) ?? samples.map((sample) => choiceOf(toChoice(sample)));
  known.set(samples, uses.set(use, choices));
  return choices;
}

function choiceOf({ event, cause }: Omit<Choice, 'text'>): Choice {
  let text: string | undefined;
  return {
    event,
    cause,
    get text() {
      return (text ??= textOf(event));
    },
  };
}
