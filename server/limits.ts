import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { code } from '../contract/envelope.ts';
import { Refusal } from './domain/refusal.ts';
import { hashSecret } from './ids.ts';
import type { Queryable } from './store/postgres-pool.ts';

/** How often something may be asked for. Each function throws a `Refusal` that says how long to wait. */
export interface Limits {
  /** How many mails a sign-up may send is limited by the mail budget. */
  readonly register: (address: string) => Promise<void>;
  /** Lets a browser poll every two seconds, and a household do so with several. */
  readonly pollVerification: (address: string, ticket: string) => Promise<void>;
  readonly confirm: (address: string) => Promise<void>;
  /** For passwords that are tried on the mailed link of a sign-up. */
  readonly confirmByPassword: (address: string, registrationId: string) => Promise<void>;
  readonly resend: (address: string) => Promise<void>;
  /** Counts the try as a failure until `succeeded` is called, so that tries at the same moment count too. */
  readonly login: (address: string, email: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** Counts as `login` does, by where it came from: who it is about is known only afterwards. */
  readonly providerLogin: (address: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** For the heavy reading of everything that is stored about somebody. */
  readonly exportData: (userId: string) => Promise<void>;
  readonly report: (userId: string) => Promise<void>;
  readonly block: (userId: string) => Promise<void>;
  /** `userId` is null for a visitor. */
  readonly confirmAge: (address: string, userId: string | null) => Promise<void>;
  /** Lets somebody search while they type. */
  readonly search: (address: string) => Promise<void>;
  readonly review: (userId: string) => Promise<void>;
  readonly order: (userId: string) => Promise<void>;
  /** For making and changing mates, and for ideas for one, which cost the companion a long thought. */
  readonly saveMate: (userId: string) => Promise<void>;
  readonly suggestMate: (userId: string) => Promise<void>;
  /** For pictures that nobody has asked for before; a browser asks for each of its own once. */
  readonly drawLook: (address: string) => Promise<void>;
  readonly send: (userId: string, address: string) => Promise<void>;
  /** For ideas, which cost their asker nothing and the companion a thought. */
  readonly inspire: (userId: string) => Promise<void>;
}

/** `pool` is given when several nodes must count together; `factor` multiplies every budget. */
export const createLimits = (options: { pool: Queryable | null; factor: number }): Limits => {
  const budget: MakeBudget = (name, points, seconds) =>
    createLimiter(options.pool, name, points * options.factor, seconds);

  const registerByAddress = budget('register-address', 20, hour);
  const pollByAddress = budget('poll-address', 600, minute);
  const pollByTicket = budget('poll-ticket', 60, minute);
  const confirmByAddress = budget('confirm-address', 60, 10 * minute);
  const linkPasswordByAddress = budget('link-password-address', 30, hour);
  const linkPasswordByRegistration = budget('link-password-registration', 10, hour);
  const resendByAddress = budget('resend-address', 30, 10 * minute);
  const loginByAccount = createFailureLimit(budget, 'login-account', 5 * options.factor);
  const loginByAddress = createFailureLimit(budget, 'login-address', 50 * options.factor);
  const exportByUser = budget('export-user', 10, hour);
  const reportByUser = budget('report-user', 20, hour);
  const blockByUser = budget('block-user', 60, 10 * minute);
  const ageByAddress = budget('age-address', 60, hour);
  const ageByUser = budget('age-user', 20, hour);
  const searchByAddress = budget('search-address', 240, minute);
  const reviewByUser = budget('review-user', 30, 10 * minute);
  const orderByUser = budget('order-user', 30, 10 * minute);
  const saveMateByUser = budget('save-mate-user', 60, 10 * minute);
  const suggestMateByUser = budget('suggest-mate-user', 20, 10 * minute);
  const drawLookByAddress = budget('draw-look-address', 600, minute);
  const sendByUser = budget('send-user', 30, minute);
  const inspireByUser = budget('inspire-user', 30, minute);
  const sendByAddress = budget('send-address', 120, minute);

  return {
    register: (address) => take(registerByAddress, network(address)),
    pollVerification: async (address, ticket) => {
      await take(pollByAddress, network(address));
      await take(pollByTicket, ticket);
    },
    confirm: (address) => take(confirmByAddress, network(address)),
    confirmByPassword: async (address, registrationId) => {
      await take(linkPasswordByAddress, network(address));
      await take(linkPasswordByRegistration, registrationId);
    },
    resend: (address) => take(resendByAddress, network(address)),
    login: async (address, email) => {
      const forgiveAddress = await loginByAddress(network(address));
      const forgiveAccount = await loginByAccount(email);
      return {
        succeeded: async () => {
          await forgiveAddress.once();
          await forgiveAccount.all();
        },
      };
    },
    providerLogin: async (address) => ({ succeeded: (await loginByAddress(network(address))).once }),
    exportData: (userId) => take(exportByUser, userId),
    report: (userId) => take(reportByUser, userId),
    block: (userId) => take(blockByUser, userId),
    confirmAge: async (address, userId) => {
      await take(ageByAddress, network(address));
      if (userId !== null) {
        await take(ageByUser, userId);
      }
    },
    search: (address) => take(searchByAddress, network(address)),
    review: (userId) => take(reviewByUser, userId),
    order: (userId) => take(orderByUser, userId),
    saveMate: (userId) => take(saveMateByUser, userId),
    suggestMate: (userId) => take(suggestMateByUser, userId),
    drawLook: (address) => take(drawLookByAddress, network(address)),
    send: async (userId, address) => {
      await take(sendByUser, userId);
      await take(sendByAddress, network(address));
    },
    inspire: (userId) => take(inspireByUser, userId),
  };
};

type MakeBudget = (name: string, points: number, seconds: number) => RateLimiterAbstract;

const minute = 60;
const hour = 60 * minute;

/** Counts in this process, or in the database when several nodes must count together. */
export const createLimiter = (
  pool: Queryable | null,
  name: string,
  points: number,
  seconds: number,
): RateLimiterAbstract => {
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

const take = async (limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> => {
  try {
    await limiter.consume(hashSecret(key), 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (reason) {
    if (reason instanceof RateLimiterRes) {
      throw tooMany(reason.msBeforeNext);
    }
    throw reason;
  }
};

const tooMany = (milliseconds: number): Refusal => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait =
    retryAfter < 90 ? `${String(retryAfter)} seconds` : `${String(Math.ceil(retryAfter / 60))} minutes`;
  return new Refusal(code.tooMany, `Too many tries. Please wait ${wait} and try again.`, { retryAfter });
};

/**
 * Some failures are free; after them one try passes at a time, and the wait for the next doubles from 15 seconds to 15
 * minutes. A day without a failure forgets them.
 */
const createFailureLimit = (budget: MakeBudget, name: string, free: number) => {
  const failures = budget(`${name}-failures`, free, 24 * hour);
  const gate = createGate(budget, `${name}-gate`);
  return async (key: string) => {
    const hashed = hashSecret(key);
    const { consumedPoints } = await failures.penalty(hashed);
    const beyond = consumedPoints - free;
    if (beyond > 0) {
      try {
        await gate(key, Math.min(15 * minute, 15 * 2 ** Math.min(beyond - 1, 10)));
      } catch (refusal) {
        // What was not tried is no failure: waiting must not grow by knocking.
        await failures.reward(hashed);
        throw refusal;
      }
    }
    return {
      once: async () => void (await failures.reward(hashed)),
      all: async () => void (await failures.delete(hashed)),
    };
  };
};

const createGate = (budget: MakeBudget, name: string) => {
  const gate = budget(name, 1, minute);
  gate.points = 1;
  return (key: string, seconds: number) => take(gate, key, seconds);
};

/** One household or machine has one IPv4 address, but many addresses of one IPv6 network. */
export const network = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (!plain.includes(':')) {
    return plain;
  }
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':');
  const back = tail.split(':');
  const missing = plain.includes('::')
    ? Array.from({ length: 8 - front.length - back.length }, () => '0')
    : [];
  return [...front, ...missing, ...back].slice(0, 4).join(':');
};
