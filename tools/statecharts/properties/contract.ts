/**
 * The contract of a property test, with the names that `@xstate/test` 2 has announced for XState 6: a system under test that
 * is created for each walk, invariants and temporal properties. Nothing here depends on a version of XState.
 */

/** A step of a walk. */
export interface TestStep {
  /** Identifies the step: in a shorter walk it is the one with the same key. */
  readonly key: string;
  /** The name of the step in a counterexample. */
  readonly name: string;
  /** Steps of one group differ in their payload only. Together they are chosen as often as any other step. */
  readonly group: string;
}

/** A system under test. */
export interface TestSut<Step extends TestStep, Snapshot> {
  /** Creates a fresh session for one walk, and for each attempt to shrink one. */
  readonly create: () => TestSutSession<Step, Snapshot>;
}

/** One walk's connection to the system under test. */
export interface TestSutSession<Step extends TestStep, Snapshot> {
  /** Performs a step, and returns the effects that the system requested in it. */
  readonly send: (step: Step) => readonly TestEffect[];
  /** Reads what can be observed of the system now. */
  readonly read: () => Snapshot;
  /** The possible next steps; none once the system has ended. */
  readonly choices: () => readonly Step[];
  /** The effects that the system requested when it started. */
  readonly started: readonly TestEffect[];
  /** The step in which only time passes until the system is at rest; null if it is. */
  readonly settle: () => Step | null;
  /** Ends the session. */
  readonly dispose: () => void;
}

/** A request of the system: an action, an event for an actor, or the start of an actor with its input. */
export interface TestEffect {
  readonly kind: 'action' | 'sent' | 'started';
  /** The name of the action, the type of the event, or the name of the actor's logic. */
  readonly name: string;
  /** The parameters of the action, the event, or the input of the actor. */
  readonly params: unknown;
  /** The actor that performs the action, receives the event, or starts. */
  readonly actor: string;
  /** Whether that actor is able to receive events. */
  readonly isActive: boolean;
  /** Milliseconds since the start. */
  readonly at: number;
}

/** The context in which a property is evaluated, after each step and once before the first. */
export interface TestInvariantContext<Step, Snapshot> {
  readonly initialSnapshot: Snapshot;
  readonly previousSnapshot: Snapshot;
  readonly snapshot: Snapshot;
  /** The step that led here; null at the start. */
  readonly event: Step | null;
  readonly effects: readonly TestEffect[];
  /** The number of the step; 0 at the start. */
  readonly step: number;
  /** The effects of all steps so far, this one included. */
  readonly history: readonly TestEffect[];
}

export type TestTemporalPredicate<Step, Snapshot> = (
  context: TestInvariantContext<Step, Snapshot>,
) => boolean;

interface Named {
  /** The property as a sentence: it names the test and the failure. */
  readonly id: string;
}

/**
 * A property of every walk.
 * - always, never: in each step
 * - eventually: in some step
 * - until: `hold` in each step before the first one with `until`, which must come
 * - respond: after each step with `trigger` there is one with `response`; it may be the same
 *
 * A walk ends with steps in which only time passes, until the system is at rest.
 */
export type TestTemporal<Step, Snapshot> = Named &
  (
    | {
        readonly type: 'always' | 'never' | 'eventually';
        readonly predicate: TestTemporalPredicate<Step, Snapshot>;
      }
    | {
        readonly type: 'until';
        readonly hold: TestTemporalPredicate<Step, Snapshot>;
        readonly until: TestTemporalPredicate<Step, Snapshot>;
      }
    | {
        readonly type: 'respond';
        readonly trigger: TestTemporalPredicate<Step, Snapshot>;
        readonly response: TestTemporalPredicate<Step, Snapshot>;
      }
  );
