import { isTransient } from '../reply/chat-stream.reducers.ts';
import { toFailure } from '../../shared/failure.ts';
import type { RoomRefreshContext } from './room-refresh.types.ts';

/** How long to wait for the next check, in milliseconds: with each failure twice as long, 26 to 32 seconds at most. */
export const intervalOf = ({ jitter, failures }: RoomRefreshContext): number =>
  Math.round((4000 - 750 * jitter) * 2 ** Math.min(failures, longestBackoff));

/** The failures that still lengthen the wait. */
export const longestBackoff = 3;

/** Whether another check may succeed without anything else happening first. */
export const isTransientError = (error: unknown): boolean => isTransient(toFailure(error));
