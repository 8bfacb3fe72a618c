import { code } from '../../../contract/envelope.ts';
import type { Failure } from './failure.ts';

/** Whether the same request may succeed later. */
export const isTransient = ({ kind, code: refusal, retryAfter }: Failure): boolean =>
  kind !== 'rejected' || retryAfter !== undefined || refusal === code.serverError;

/** Whether something was refused since it was changed elsewhere. */
export const isConflict = (failure: Failure | null): boolean => failure?.code === code.changedElsewhere;
