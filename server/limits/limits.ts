import type { Queryable } from '../store/database.ts';
import { createAgeHolds, type AgeHolds } from './age-holds.ts';
import { budgets, writesPerMinute, type Budget } from './budgets.ts';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';
import { toNetwork } from '../shared/networks.ts';
import { consume, createLimiters } from './rate-limiters.ts';

/** The keys by which a budget is counted; a request and a signed-in caller can be given as they are. */
interface Keys {
  readonly network: { readonly ip: string };
  readonly account: { readonly userId: string };
  readonly 'sign-up': { readonly signUp: string };
  /** For all together. */
  readonly server: object;
}

type Name = keyof typeof budgets;
type KeyOf<N extends Name> = Keys[(typeof budgets)[N]['per']];

/** Rate limits with the budgets of `budgets.ts`. Each function throws `tooMany` with the time to wait. */
export interface Limits extends LoginLimits {
  readonly ageHolds: AgeHolds;
  /** Consumes one point of a budget. */
  readonly consume: <N extends Name>(name: N, key: KeyOf<N>) => Promise<void>;
  /** For every call that changes data; `userId` is null for a visitor. */
  readonly write: (path: string, caller: { address: string; userId: string | null }) => Promise<void>;
}

/** Creates the limits. `pool` is given when several nodes share the counters; `factor` multiplies every budget. */
export const createLimits = (options: { pool: Queryable | null; factor: number }): Limits => {
  const createLimiter = createLimiters(options.pool);
  const create = (name: string, { points, seconds }: Pick<Budget, 'points' | 'seconds'>) =>
    [name, createLimiter(name, points * options.factor, seconds)] as const;
  const limiters = new Map([
    ...Object.entries(budgets).map(([name, budget]) => create(name, budget)),
    ...Object.entries(writesPerMinute).map(([path, points]) =>
      create(`write ${path}`, { points, seconds: 60 }),
    ),
  ]);
  const consumeOf = async (name: string, key: string): Promise<void> => {
    const limiter = limiters.get(name);
    if (limiter !== undefined) {
      await consume(limiter, key);
    }
  };
  return {
    ...createLoginLimits(createLimiter, options.factor),
    ageHolds: createAgeHolds(createLimiter, options.factor),
    consume: <N extends Name>(name: N, key: KeyOf<N>) => {
      const per: (typeof budgets)[N]['per'] = budgets[name].per;
      return consumeOf(name, toKey[per](key));
    },
    write: (path, { address, userId }) => consumeOf(`write ${path}`, userId ?? toNetwork(address)),
  };
};

const toKey: { readonly [Per in keyof Keys]: (key: Keys[Per]) => string } = {
  network: ({ ip }) => toNetwork(ip),
  account: ({ userId }) => userId,
  'sign-up': ({ signUp }) => signUp,
  server: () => '',
};
