import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';
import { hashSecret } from '../shared/ids.ts';
import type { Queryable } from '../store/database.ts';

/** Creates a counter that allows `points` in `seconds` for each key. */
export type CreateLimiter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/**
 * Returns a function that creates limiters: in PostgreSQL when `pool` is given, so that several nodes share the
 * counters, otherwise in memory.
 */
export const createLimiters =
  (pool: Queryable | null): CreateLimiter =>
  (name, points, seconds) => {
    const budget = { keyPrefix: name, points, duration: seconds };
    return pool === null
      ? new RateLimiterMemory(budget)
      : new RateLimiterPostgres({
          ...budget,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        });
  };

/** Consumes one point of the key. Throws `tooMany`, with the time to wait, when none is left. */
export const consume = async (limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> => {
  try {
    await limiter.consume(hashSecret(key), 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (reason) {
    if (reason instanceof RateLimiterRes) {
      throw tooMany(reason.msBeforeNext);
    }
    throw reason;
  }
};

const tooMany = (milliseconds: number): DomainError => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return retryAfter < 90
    ? new DomainError(code.tooMany, 'waitSeconds', { retryAfter, value: retryAfter })
    : new DomainError(code.tooMany, 'waitMinutes', { retryAfter, value: Math.ceil(retryAfter / 60) });
};
