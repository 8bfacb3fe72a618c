/** The data that an author provides for the exploration of a machine's model: payloads, outcomes, inputs. */
import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  MachineImplementationsFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Echoes } from './echoes.ts';

/**
 * The samples of one machine. Its types determine the events and actors: a new one without a sample does not compile.
 */
export interface Samples<Machine extends AnyStateMachine> {
  /** Payloads (everything but `type`) of each user event; an event without a payload needs none. */
  readonly events: EventSamples<Machine>;
  /** The possible results of each actor that the machine names. `{}` for an actor that never ends. */
  readonly actors: ActorSamples<Machine>;
  /** The input of the machine; `inputs` explores several initial states. */
  readonly input?: InputFrom<Machine>;
  readonly inputs?: readonly InputFrom<Machine>[];
  /**
   * The part of context that affects the behavior. Two states with equal value and equal view are one state of the
   * model, which keeps it finite. Default: all of context except for actor references.
   */
  readonly view?: (context: SnapshotFrom<Machine>['context']) => unknown;
  /** States, as `a.b & c.d`, in which the machine intentionally stays until it is stopped. */
  readonly rests?: readonly string[];
  /** Bounds the exploration: an event is tried only if this returns true. */
  readonly within?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean;
  /** The events that the environment sends back at once, by effect. Without them every event has an external sender. */
  readonly echoes?: Echoes<SnapshotFrom<Machine>['context'], EventFromLogic<Machine>>;
}

/** The same without the machine's own types. */
export interface AnySamples {
  readonly events: Readonly<Record<string, SamplePayloads<AnyMachineSnapshot, object>>>;
  readonly actors: Readonly<Record<string, Ends<unknown>>>;
  readonly input?: unknown;
  readonly inputs?: readonly unknown[];
  readonly view?: (context: AnyMachineSnapshot['context']) => unknown;
  readonly rests?: readonly string[];
  readonly within?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;
  readonly echoes?: Echoes;
}

/** The outputs with which an actor may complete, and the errors with which it may fail. */
export interface Ends<Output> {
  readonly done?: readonly Output[];
  readonly error?: readonly unknown[];
}

/** Payloads of an event, or a function that returns them for a snapshot (for example the id of a running child). */
export type SamplePayloads<Snapshot, Payload> =
  | readonly Payload[]
  | ((snapshot: Snapshot) => readonly Payload[]);

type EventSamples<Machine extends AnyStateMachine> = {
  readonly [Type in WithPayload<EventFromLogic<Machine>>]: PayloadsOf<Machine, Type>;
} & {
  readonly [
    Type in Exclude<EventFromLogic<Machine>['type'], WithPayload<EventFromLogic<Machine>>>
  ]?: PayloadsOf<Machine, Type>;
};

type PayloadsOf<Machine extends AnyStateMachine, Type extends string> = SamplePayloads<
  SnapshotFrom<Machine>,
  Payload<EventFromLogic<Machine>, Type>
>;

type Payload<Event extends EventObject, Type extends string> = WithoutType<Extract<Event, { type: Type }>>;

/** Of each member of a union: an event's fields can differ by one of them. */
type WithoutType<Event> = Event extends EventObject ? Omit<Event, 'type'> : never;

type WithPayload<Event extends EventObject> = {
  [Type in Event['type']]: object extends Payload<Event, Type> ? never : Type;
}[Event['type']];

type ActorSamples<Machine extends AnyStateMachine> = {
  readonly [Name in keyof NamedActors<Machine>]-?: Ends<OutputOf<NonNullable<NamedActors<Machine>[Name]>>>;
};

type NamedActors<Machine extends AnyStateMachine> = NonNullable<
  MachineImplementationsFrom<Machine>['actors']
>;

type OutputOf<Logic> = Logic extends AnyActorLogic ? OutputFrom<Logic> : never;
