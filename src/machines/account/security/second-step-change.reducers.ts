import type { ConfirmationOutcome } from '../../shared/commands/confirmation.ts';
import type { SecondStepChangeContext } from './second-step-change.types.ts';

/** Returns the new recovery codes: none where the second step is off, or was not changed. */
export const codesOf = (outcome: ConfirmationOutcome<readonly string[]>): readonly string[] =>
  outcome.kind === 'confirmed' ? outcome.result : [];

/** Stores the new recovery codes, of which there are none where the second step is off. */
export const toResult = (codes: readonly string[]): Partial<SecondStepChangeContext> => ({
  codes,
  result: { on: codes.length > 0, codesLeft: codes.length },
});
