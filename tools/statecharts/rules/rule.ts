/** A rule of every machine: a sentence that holds on all of its walks, and that its chart is not asked about. */
import type { Model } from '../explorer/model.ts';

export interface Rule {
  /** The rule as a sentence: it names the test and the failure. */
  readonly id: string;
  readonly violations: (model: Model, expected: Expectations) => Violation[];
}

export interface Violation {
  /** The part that violates the rule, as exceptions name it: `payment check.*`. */
  readonly subject: string;
  /** Where: the state and the step. */
  readonly place: string;
}

/** The expectations of a project of its machines, in addition to the rules. */
export interface Expectations {
  /** How long each delay lasts, by its name; or by machine and name, which comes first. Milliseconds. */
  readonly delays: Readonly<Record<string, Duration>>;
  /** The tags of a state in which an actor of a machine is awaited, by machine and actor. */
  readonly awaited: Readonly<Record<string, readonly string[]>>;
  /** The events that contain what a person types, each by machine and event. */
  readonly typed: readonly string[];
  /** The exceptions to each rule, by its id. */
  readonly exceptions: Readonly<Record<string, readonly Exception[]>>;
  /** The events and tags that the types of a machine declare; null if they are not known. */
  readonly declared: (machine: string) => Declared | null;
}

/** One duration, or several that are computed. */
export type Duration = number | readonly number[];

/** Subjects for which a rule does not hold. */
export interface Exception {
  readonly reason: string;
  readonly subjects: readonly string[];
}

export interface Declared {
  readonly events: readonly string[];
  readonly tags: readonly string[];
}
