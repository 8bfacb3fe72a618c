import * as v from 'valibot';

/** Returns whether the sample of a confirmation's outcome is that of a canceled one. */
export const isCanceled = (outcome: unknown): boolean => v.is(Canceled, outcome);

const Canceled = v.object({ kind: v.literal('canceled') });
