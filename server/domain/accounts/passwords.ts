import { hash, verify } from '@node-rs/argon2';
import { code } from '../../../contract/envelope.ts';
import { commonPasswords } from './common-passwords.ts';
import { DomainError } from '../domain-error.ts';

/** Argon2id with 19 MiB, 2 rounds and 1 lane, as OWASP recommends. 2 is the library's id of Argon2id. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The queue of a hash: `known` for signed-in people and known devices, `unknown` for all others. Hashing is expensive,
 * so requests from strangers must fill neither the queue nor the CPU time of known users.
 */
export type HashLane = 'known' | 'unknown';

/** The maximum number of concurrent hashes: in total, and in the `unknown` lane. */
const maxConcurrent = { known: 2, unknown: 1 } as const;
/** The maximum queue length of each lane. */
const maxWaiting = 100;

/** Throws `invalid` for a password that attackers try first. */
export const assertUncommonPassword = (password: string, email: string, field = 'newPassword'): void => {
  const plain = password.toLowerCase();
  const name = email.split('@', 1)[0];
  if (commonPasswords.has(plain) || plain === email || plain === name || new Set(plain).size < 3) {
    throw new DomainError(code.invalid, 'passwordTooCommon', { field });
  }
};

export const hashPassword = (password: string, lane: HashLane = 'unknown'): Promise<string> =>
  enqueue(lane, () => hash(normalize(password), options));

/** Returns whether the password matches; takes the same time when there is no stored hash. */
export const checkPassword = async (
  stored: string | null,
  password: string,
  lane: HashLane = 'unknown',
): Promise<boolean> => {
  const isMatch = await enqueue(lane, () => verify(stored ?? dummyHash, normalize(password)));
  return stored !== null && isMatch;
};

/** One letter can be typed as one or two code points; both must open the same account. */
const normalize = (password: string): string => password.normalize('NFKC');

/** The hash of a discarded random secret. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$E7bsZSVXie6xNSeNbCip+g$+HnZRXDFGy8jvzv/ToGUGW71xbFQLAN4vqRTap3NNSQ';

const running = { known: 0, unknown: 0 };
const waiting: Record<HashLane, (() => void)[]> = { known: [], unknown: [] };

const hasSlot = (lane: HashLane): boolean =>
  running.known + running.unknown < maxConcurrent.known &&
  (lane === 'known' || running.unknown < maxConcurrent.unknown);

const enqueue = async <Result>(lane: HashLane, work: () => Promise<Result>): Promise<Result> => {
  if (!hasSlot(lane)) {
    if (waiting[lane].length >= maxWaiting) {
      throw new DomainError(code.unavailable, 'signInBusy', {
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

/** Reserves the slot before resuming the waiting task, so that no other task can take it in between. */
const startNext = (lane: HashLane): void => {
  const next = hasSlot(lane) ? waiting[lane].shift() : undefined;
  if (next !== undefined) {
    running[lane] += 1;
    next();
  }
};
