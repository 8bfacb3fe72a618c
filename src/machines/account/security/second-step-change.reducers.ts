import type { RecoveryCodes } from '../../../../contract/sign-in/own-second-step.ts';
import type { ConfirmationOutcome } from '../../shared/commands/confirmation.ts';

/** Returns the new recovery codes: null where the second step is off, or was not changed. */
export const createdBy = (outcome: ConfirmationOutcome<RecoveryCodes | null>): RecoveryCodes | null =>
  outcome.kind === 'confirmed' ? outcome.result : null;
