import { toFailure, type Failure } from './failure.ts';

/**
 * Why the browser returned no passkey. `canceled`: the user declined, or had none; browsers do not say which. `timedOut`: the
 * user did not answer. `duplicate`: this device already has a passkey of the account. `unsupported`: this browser or device
 * cannot hold one.
 */
export type PasskeyProblem = 'canceled' | 'timedOut' | 'duplicate' | 'unsupported';

/** Why a passkey was not added or accepted, as plain data. */
export interface PasskeyFailure {
  /** Null where the server refused it, or was not reached: `failure` then says why. */
  readonly problem: PasskeyProblem | null;
  readonly failure: Failure;
}

/** Converts an error of any type. */
export const toPasskeyFailure = (error: unknown): PasskeyFailure => ({
  problem: problemOf(error),
  failure: toFailure(error),
});

/** The user did not answer the browser's question. */
export const timedOut: PasskeyFailure = { problem: 'timedOut', failure: toFailure(null) };

const problems: readonly unknown[] = [
  'canceled',
  'timedOut',
  'duplicate',
  'unsupported',
] satisfies PasskeyProblem[];
const isProblem = (value: unknown): value is PasskeyProblem => problems.includes(value);

const problemOf = (error: unknown): PasskeyProblem | null =>
  typeof error === 'object' && error !== null && 'problem' in error && isProblem(error.problem)
    ? error.problem
    : null;
