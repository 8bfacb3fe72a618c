/** What an author says about a machine so that its model can be explored: payloads, outcomes, inputs. */
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

/** The samples of one machine. Events and actors come from its types: a new one without a sample does not compile. */
export interface Samples<Machine extends AnyStateMachine> {
  /** Payloads (everything but `type`) of each user event; an event without a payload needs none. */
  readonly events: EventSamples<Machine>;
  /** How each actor that the machine names may end. One that never ends has `{}`. */
  readonly actors: ActorSamples<Machine>;
  /** Input of the machine; `inputs` explores several beginnings. */
  readonly input?: InputFrom<Machine>;
  readonly inputs?: readonly InputFrom<Machine>[];
  /**
   * The part of context on which behaviour depends. Two states of equal value and equal view are one state of the
   * model, which keeps it finite. Without it: all of context but actor references.
   */
  readonly view?: (context: SnapshotFrom<Machine>['context']) => unknown;
  /** States, as `a.b & c.d`, in which the machine is meant to stay until somebody stops it. */
  readonly rests?: readonly string[];
  /** Bounds the exploration: an event is tried only where this says so. */
  readonly within?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean;
  /** What the surroundings send back at once, by effect. Without them every event comes from outside. */
  readonly echoes?: Echoes<SnapshotFrom<Machine>['context'], EventFromLogic<Machine>>;
}

/** The same, once the machine's own types are forgotten. */
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

/** Outputs with which an actor may be done, and reasons for which it may fail. */
export interface Ends<Output> {
  readonly done?: readonly Output[];
  readonly error?: readonly unknown[];
}

/** Payloads of an event, or what yields them from a snapshot (say, the id of a child that runs). */
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

type Payload<Event extends EventObject, Type extends string> = Omit<Extract<Event, { type: Type }>, 'type'>;

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
