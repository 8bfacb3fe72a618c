/** The parts of the properties of single machines. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Model } from 'statechart-tools/explorer/model';
import type { PlantedFault, PropertySet, SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, partOf, respond, type Rule } from 'statechart-tools/properties/temporal';

type State = AnyMachineSnapshot;
type Check = Rule['leadsTo'];
type Property = PropertySet['properties'][number];

/** A duration after which nothing waits for time, in a machine that does not begin to wait again by itself. */
export const longWait = 3_600_000;

/** Returns the systems of a model, one for each input. The events come from outside, in every state. */
export const systemsOf = (
  { machine, samples }: Model,
  events: readonly string[] = Object.keys(samples.events),
  durations: readonly number[] = [],
): PropertySet['systems'] =>
  (samples.inputs ?? [samples.input]).map((input) => ({
    machine,
    input,
    samples: { [machine.id]: samples },
    external: { [machine.id]: events },
    durations,
  }));

/** The types of the events that the rules are about, without those of actors that end. */
export const eventsOf = (...rules: readonly Rule[]): string[] => [
  ...new Set(rules.map(({ on }) => on).filter((type) => !type.startsWith('xstate.'))),
];

/** Plants a fault for each property: a mutant of the machine by its name, or the changed machine. */
export const faultsOf = (
  machine: AnyStateMachine,
  faults: Readonly<Record<string, PlantedFault['fault']>>,
): PlantedFault[] => Object.entries(faults).map(([violates, fault]) => ({ violates, machine, fault }));

export const stateOf = ({ snapshot }: SystemContext): State => snapshot.snapshot;
export const stateBefore = ({ previousSnapshot }: SystemContext): State => previousSnapshot.snapshot;

export const isAsked = ({ event }: SystemContext, ...types: readonly string[]): boolean =>
  event?.cause.kind === 'event' && types.includes(event.event.type);

/** The type of the event with which an actor ends. */
export const done = (child: string): string => `xstate.done.actor.${child}`;
export const failed = (child: string): string => `xstate.error.actor.${child}`;

/** The kind of outcome of a command, confirmation or request that has ended. */
export const isKind =
  (...kinds: readonly string[]) =>
  (_: State, event: EventObject): boolean =>
    kinds.includes(String(partOf(event, 'output', 'kind')));

/** Whether one of the states has been reached. */
export const at =
  (...values: readonly Parameters<State['matches']>[0][]) =>
  (state: State): boolean =>
    values.some((value) => state.matches(value));

/** Whether the view reads one of the tags. */
export const has =
  (...tags: readonly string[]) =>
  (state: State): boolean =>
    tags.some((tag) => state.hasTag(tag));

/** Whether an actor of the machine runs. */
export const runs =
  (...children: readonly string[]) =>
  (state: State): boolean =>
    children.some((child) => state.children[child] !== undefined);

/** Every one of the checks holds. */
export const all =
  (...checks: readonly Check[]): Check =>
  (...given) =>
    checks.every((check) => check(...given));

/** Both conditions hold. */
export const both =
  (...conditions: readonly NonNullable<Rule['when']>[]): NonNullable<Rule['when']> =>
  (...given) =>
    conditions.every((condition) => condition(...given));

type Params = (params: unknown, event: EventObject, before: State) => boolean;

const occurs = (
  kind: Parameters<typeof effectsNamed>[1],
  name: string,
  isRight: Params = () => true,
): Check => {
  return (_, context, event) => {
    const effects = effectsNamed(context.effects, kind, name);
    return (
      effects.length === 1 && effects.every(({ params }) => isRight(params, event, stateBefore(context)))
    );
  };
};

/** The action is performed once, with these parameters. */
export const does = (action: string, isRight?: Params): Check => occurs('action', action, isRight);

/** The actor is started once, with this input. */
export const starts = (actor: string, isRight?: Params): Check => occurs('started', actor, isRight);

/** The event is sent once, in this form. */
export const sends = (type: string, isRight?: Params): Check => occurs('sent', type, isRight);

/** The event is sent once, in this form, and not to an actor of the machine. */
export const reports =
  (type: string, isRight?: Params): Check =>
  (state, context, event) =>
    sends(type, isRight)(state, context, event) &&
    effectsNamed(context.effects, 'sent', type).every(({ actor }) => !runs(actor)(stateBefore(context)));

/** The event is sent to a child. */
export const sendsTo =
  (child: string, type: string): Check =>
  (_, { effects }) =>
    effectsNamed(effects, 'sent', type).filter(({ actor }) => actor === child).length === 1;

/** The event is handed on to a child. */
export const passesTo =
  (child: string): Check =>
  (state, context, event) =>
    sendsTo(child, event.type)(state, context, event);

export const doesNot =
  (...actions: readonly string[]): Check =>
  (_, { effects }) =>
    effectsNamed(effects, 'action', ...actions).length === 0;

/** The event is handed on to the parent. */
export const passesOn: Check = (_, { effects }, event) =>
  // The first is the event itself.
  effectsNamed(effects, 'sent', event.type).slice(1).length === 1;

/** Neither of the events is sent. */
export const sendsNo =
  (...types: readonly string[]): Check =>
  (_, { effects }) =>
    effectsNamed(effects, 'sent', ...types).length === 0;

/** Nothing is started. */
export const startsNothing: Check = (_, { effects }) => effects.every(({ kind }) => kind !== 'started');

/** A request starts its command; while that runs, the same request repeats it. */
export const commandRules = (type: string, actor: string, idOf: (event: EventObject) => string): Rule[] => {
  const isRunning = (state: State, event: EventObject): boolean => runs(idOf(event))(state);
  return [
    {
      on: type,
      when: (state, event) => !isRunning(state, event),
      leadsTo: starts(actor, (input, event) => isSame(input, event)),
    },
    {
      on: type,
      when: isRunning,
      leadsTo: all(
        startsNothing,
        sends('command.retry', (params, event) => isSame(partOf(params, 'params'), event)),
      ),
    },
  ];
};

/** The state stays as it is. */
export const stays: Check = (state, context) =>
  JSON.stringify(state.value) === JSON.stringify(stateBefore(context).value);

/** Values are equal by their parts. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The state is left, if by nothing else then by time. */
export const ends = (id: string, isIn: (state: State) => boolean): Property =>
  respond(
    id,
    (context) => isIn(stateOf(context)),
    (context) => !isIn(stateOf(context)),
  );

/** Time ends the state, after exactly so many milliseconds, unless something else ends it, or begins it again. */
export function lasts(
  id: string,
  isIn: (state: State) => boolean,
  duration: number | ((state: State) => number),
  restarts: (context: SystemContext) => boolean = () => false,
): Property {
  let since = 0;
  let whole = 0;
  return always(id, (context) => {
    const { event, snapshot } = context;
    const [was, is] = [isIn(stateBefore(context)), isIn(stateOf(context))];
    const [passed, allowed] = [snapshot.now - since, whole];
    const hasBegun = !was || restarts(context);
    if (event === null || hasBegun || isLong(event.cause)) {
      since = snapshot.now;
      whole = typeof duration === 'number' ? duration : duration(stateOf(context));
    }
    if (event === null || !was) return true;
    if (isLong(event.cause)) return !is;
    if (event.path !== null) return !is || hasBegun || passed < allowed;
    return is && !hasBegun ? passed < allowed : passed === allowed;
  });
}

const isLong = (cause: unknown): boolean =>
  partOf(cause, 'kind') === 'timer' && partOf(cause, 'delay') === longWait;
