/** The results of commands and confirmations, as samples. */
import { toFailure, type Failure } from '../../../src/machines/shared/failure.ts';

export const canceled = { kind: 'canceled' } as const;
export const abandoned = { kind: 'abandoned' } as const;

export const done = <Result>(result: Result) => ({ kind: 'done', result }) as const;
export const confirmed = <Result>(result: Result) => ({ kind: 'confirmed', result }) as const;

/** The outcome of a command that failed with this error. */
export const rejected = (error: unknown): { readonly kind: 'rejected'; readonly failure: Failure } => ({
  kind: 'rejected',
  failure: toFailure(error),
});

/** The error of an actor that crashed. */
export const broken = new Error('broken');
