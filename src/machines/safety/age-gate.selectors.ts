import { code as codes } from '../../../contract/envelope.ts';
import type { Failure } from '../shared/failure.ts';

/** Why the birth date was not accepted, as the texts name it; null where it was not refused. */
export const toProblem = (failure: Failure | null): 'noSuchDay' | 'failed' | null => {
  if (failure === null) return null;
  return failure.code === codes.invalid ? 'noSuchDay' : 'failed';
};
