import type { RecoveryCodes } from '../../../../contract/own-second-step.ts';
import type { ConfirmationOutcome } from '../../shared/commands/confirmation.ts';
import type { SecondStepChangeContext } from './second-step-change.types.ts';

/** Returns the new recovery codes: null where the second step is off, or was not changed. */
export const createdBy = (outcome: ConfirmationOutcome<RecoveryCodes | null>): RecoveryCodes | null =>
  outcome.kind === 'confirmed' ? outcome.result : null;

/** Throws where there are no codes, which no path to their confirmation allows. */
export function toConfirmedCodes({ created }: SecondStepChangeContext): Pick<RecoveryCodes, 'token'> {
  if (created === null) throw new TypeError('There are no codes to confirm.');
  return { token: created.token };
}
