import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Queryable } from '../store/database.ts';
import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';
import { hashSecret } from '../shared/ids.ts';
import { toNetwork } from '../shared/networks.ts';
import { createLimiters } from '../limits/rate-limiters.ts';

/**
 * Limits the mails requested by users, over all calls that send one. Few mails go to one address from one network, which protects the
 * mailbox; a network, which many people may share, has a budget for many addresses. A network that exceeds its own budget gets an error;
 * budgets used up by others never prevent the owner of an address from signing up.
 */
export interface MailBudget {
  /**
   * Takes one mail to `email`, requested from the IP address `address`. Throws `tooMany` when the requester's own
   * budget is used up.
   */
  readonly take: (mail: { email: string; address: string }) => Promise<MailPermit>;
  /** Counts a mail that is sent in any case. */
  readonly count: (email: string) => Promise<void>;
}

export interface MailPermit {
  /** False when others used up today's mails to this address: nothing is sent, and the response does not reveal it. */
  readonly isGranted: boolean;
  /** Returns the mail to the budget when it could not be sent. */
  readonly refund: () => Promise<void>;
}

/** Creates the budget. `pool` is given when several nodes share the counters; `factor` multiplies every budget. */
export const createMailBudget = (options: { pool: Queryable | null; factor: number }): MailBudget => {
  const createLimiter = createLimiters(options.pool);
  const budget = (name: string, points: number, seconds: number) =>
    createLimiter(name, points * options.factor, seconds);
  const hourly = budget('mail-network-recipient-hour', 3, hour);
  const daily = budget('mail-network-recipient-day', 5, day);
  const bySender = budget('mail-network-day', 300, day);
  const byRecipient = budget('mail-recipient-day', 10, day);

  return {
    take: async ({ email, address }) => {
      const sender = hashSecret(toSite(address));
      const recipient = hashSecret(email);
      const pair = hashSecret(`${toSite(address)} ${email}`);
      const own: Draw[] = [
        [hourly, pair],
        [daily, pair],
        [bySender, sender],
      ];
      const [, pairToday] = await drawAll(own);
      const { consumedPoints: total } = await byRecipient.penalty(recipient);
      return {
        // A network's first mail of the day to an address is always sent, otherwise strangers could block a sign-up.
        isGranted: total <= byRecipient.points || pairToday?.consumedPoints === 1,
        refund: async () => {
          await refundAll([...own, [byRecipient, recipient]]);
        },
      };
    },
    count: async (email) => void (await byRecipient.penalty(hashSecret(email))),
  };
};

const hour = 60 * 60;
const day = 24 * hour;

/**
 * One customer's IPv6 network is up to a /48. The first mail of each network to an address is always sent, so networks
 * must be scarce.
 */
const toSite = (address: string): string => toNetwork(address).split(':').slice(0, 3).join(':');

type Draw = readonly [limiter: RateLimiterAbstract, key: string];

/** Consumes one point of each limiter, or of none. */
const drawAll = async (draws: readonly Draw[]): Promise<RateLimiterRes[]> => {
  const results: RateLimiterRes[] = [];
  for (const [limiter, key] of draws) {
    try {
      results.push(await limiter.consume(key));
    } catch (reason) {
      await refundAll(draws.slice(0, results.length + 1));
      throw reason instanceof RateLimiterRes ? tooManyMails(reason.msBeforeNext) : reason;
    }
  }
  return results;
};

const refundAll = async (draws: readonly Draw[]): Promise<void> => {
  for (const [limiter, key] of draws) await limiter.reward(key);
};

const tooManyMails = (milliseconds: number): DomainError => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.max(2, Math.ceil(retryAfter / 60));
  return minutes <= 90
    ? new DomainError(code.tooMany, 'mailWaitMinutes', { retryAfter, value: minutes })
    : new DomainError(code.tooMany, 'mailWaitHours', { retryAfter, value: Math.ceil(minutes / 60) });
};
