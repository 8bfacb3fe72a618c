import type { Pool } from 'pg';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';
import { networkOf } from './networks.ts';
import { consume, createLimiters } from './rate-limiters.ts';

/** How often something may be asked for. Each function throws a `Refusal` that says how long to wait. */
export interface Limits extends LoginLimits {
  /** Where the request came from, and for which address. */
  readonly register: (address: string, email: string) => Promise<void>;
  /** Lets a browser poll every two seconds, and a household do so with several. */
  readonly pollVerification: (address: string, ticket: string) => Promise<void>;
  readonly confirm: (address: string) => Promise<void>;
  readonly resend: (address: string) => Promise<void>;
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
export const createLimits = (options: { pool: Pool | null; factor: number }): Limits => {
  const createLimiter = createLimiters(options.pool);
  const budget = (name: string, points: number, seconds: number) =>
    createLimiter(name, points * options.factor, seconds);

  const registerByAddress = budget('register-address', 20, hour);
  const registerByEmail = budget('register-email', 5, hour);
  const pollByAddress = budget('poll-address', 600, minute);
  const pollByTicket = budget('poll-ticket', 60, minute);
  const confirmByAddress = budget('confirm-address', 60, 10 * minute);
  const resendByAddress = budget('resend-address', 30, 10 * minute);
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
    register: async (address, email) => {
      await consume(registerByAddress, networkOf(address));
      await consume(registerByEmail, email);
    },
    pollVerification: async (address, ticket) => {
      await consume(pollByAddress, networkOf(address));
      await consume(pollByTicket, ticket);
    },
    confirm: (address) => consume(confirmByAddress, networkOf(address)),
    resend: (address) => consume(resendByAddress, networkOf(address)),
    ...createLoginLimits(createLimiter, options.factor),
    exportData: (userId) => consume(exportByUser, userId),
    report: (userId) => consume(reportByUser, userId),
    block: (userId) => consume(blockByUser, userId),
    confirmAge: async (address, userId) => {
      await consume(ageByAddress, networkOf(address));
      if (userId !== null) {
        await consume(ageByUser, userId);
      }
    },
    search: (address) => consume(searchByAddress, networkOf(address)),
    review: (userId) => consume(reviewByUser, userId),
    order: (userId) => consume(orderByUser, userId),
    saveMate: (userId) => consume(saveMateByUser, userId),
    suggestMate: (userId) => consume(suggestMateByUser, userId),
    drawLook: (address) => consume(drawLookByAddress, networkOf(address)),
    send: async (userId, address) => {
      await consume(sendByUser, userId);
      await consume(sendByAddress, networkOf(address));
    },
    inspire: (userId) => consume(inspireByUser, userId),
  };
};

const minute = 60;
const hour = 60 * minute;
