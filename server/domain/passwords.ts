import { hash, verify } from '@node-rs/argon2';
import { code } from '../../contract/envelope.ts';
import { commonPasswords } from './common-passwords.ts';
import { Refusal } from './refusal.ts';

/** Argon2id with 19 MiB, 2 rounds and 1 lane, as OWASP asks for. Id 2 is the library's name for Argon2id. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is heavy on purpose: only so many at once, and only so many waiting. */
const atOnce = 2;
const waitingLimit = 100;

/** Throws a `Refusal` for a password that is among the first that anybody tries. */
export const refuseCommonPassword = (password: string, email: string): void => {
  const plain = password.toLowerCase();
  const name = email.split('@', 1)[0];
  if (commonPasswords.has(plain) || plain === email || plain === name || new Set(plain).size < 3) {
    throw new Refusal(
      code.invalid,
      'This password is one of the first that others would try. Please choose another one.',
    );
  }
};

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(normal(password), options));

/** False when they do not match; takes as long when there is nothing to match. */
export const checkPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await queued(() => verify(stored ?? hashOfNothing, normal(password)));
  return stored !== null && matches;
};

/** One letter can be typed as one or as two code points: both must open the same account. */
const normal = (password: string): string => password.normalize('NFKC');

/** The hash of a random secret that nobody kept. */
const hashOfNothing =
  '$argon2id$v=19$m=19456,t=2,p=1$E7bsZSVXie6xNSeNbCip+g$+HnZRXDFGy8jvzv/ToGUGW71xbFQLAN4vqRTap3NNSQ';

let running = 0;
const waiting: (() => void)[] = [];

const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= atOnce) {
    if (waiting.length >= waitingLimit) {
      throw new Refusal(code.unavailable, 'Too many people are signing in right now. Please try again.', {
        retryAfter: 5,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) {
      running -= 1;
    } else {
      next();
    }
  }
};
