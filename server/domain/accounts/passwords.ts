import { hash, verify } from '@node-rs/argon2';
import { code } from '../../../contract/envelope.ts';
import { commonPasswords } from './common-passwords.ts';
import { Refusal } from '../domain-error.ts';

/** Argon2id with 19 MiB, 2 rounds and 1 lane, as OWASP asks for. Id 2 is the library's name for Argon2id. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Who waits for a hash: signed-in people and known devices, or anybody else. Hashing is heavy on purpose, so strangers
 * fill neither the queue nor the processor of the known ones.
 */
export type HashLane = 'known' | 'unknown';

/** How many hashes are computed at the same time, of all and of those for strangers. */
const atOnce = { known: 2, unknown: 1 } as const;
/** How many may wait in each lane. */
const waitingLimit = 100;

/** Throws a `Refusal` for a password that is among the first that anybody tries. */
export const refuseCommonPassword = (password: string, email: string): void => {
  const plain = password.toLowerCase();
  const name = email.split('@', 1)[0];
  if (commonPasswords.has(plain) || plain === email || plain === name || new Set(plain).size < 3) {
    throw new Refusal(code.invalid, 'This password is too easy to guess. Please choose another one.');
  }
};

export const hashPassword = (password: string, lane: HashLane = 'unknown'): Promise<string> =>
  queued(lane, () => hash(normal(password), options));

/** False when they do not match; takes as long when there is nothing to match. */
export const checkPassword = async (
  stored: string | null,
  password: string,
  lane: HashLane = 'unknown',
): Promise<boolean> => {
  const matches = await queued(lane, () => verify(stored ?? hashOfNothing, normal(password)));
  return stored !== null && matches;
};

/** One letter can be typed as one or as two code points: both must open the same account. */
const normal = (password: string): string => password.normalize('NFKC');

/** The hash of a random secret that nobody kept. */
const hashOfNothing =
  '$argon2id$v=19$m=19456,t=2,p=1$E7bsZSVXie6xNSeNbCip+g$+HnZRXDFGy8jvzv/ToGUGW71xbFQLAN4vqRTap3NNSQ';

const running = { known: 0, unknown: 0 };
const waiting: Record<HashLane, (() => void)[]> = { known: [], unknown: [] };

const hasSlot = (lane: HashLane): boolean =>
  running.known + running.unknown < atOnce.known && (lane === 'known' || running.unknown < atOnce.unknown);

const queued = async <Result>(lane: HashLane, work: () => Promise<Result>): Promise<Result> => {
  if (!hasSlot(lane)) {
    if (waiting[lane].length >= waitingLimit) {
      throw new Refusal(code.unavailable, 'Too many people are signing in right now. Please try again.', {
        retryAfter: 5,
      });
    }
    await new Promise<void>((resolve) => waiting[lane].push(resolve));
  } else {
    running[lane] += 1;
  }
  try {
    return await work();
  } finally {
    running[lane] -= 1;
    startNext('known');
    startNext('unknown');
  }
};

/** The slot is taken before the waiting one goes on, so that nobody takes it in between. */
const startNext = (lane: HashLane): void => {
  const next = hasSlot(lane) ? waiting[lane].shift() : undefined;
  if (next !== undefined) {
    running[lane] += 1;
    next();
  }
};
