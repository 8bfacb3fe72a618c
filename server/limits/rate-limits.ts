import { createAgeHolds, type AgeHolds } from './age-holds.ts';
import type { Queryable } from '../store/postgres-pool.ts';
import { budgets, writesPerMinute } from './budgets.ts';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';
import { toNetwork } from '../shared/networks.ts';
import { consume, createLimiters } from './rate-limiters.ts';

/** Rate limits with the budgets of `budgets.ts`. Each function throws `tooMany` with the time to wait. */
export interface Limits extends LoginLimits {
  readonly ageHolds: AgeHolds;
  /** For every call that changes data; `userId` is null for a visitor. */
  readonly write: (path: string, caller: { address: string; userId: string | null }) => Promise<void>;
  /** For a session that is about to start. */
  readonly signIn: (userId: string) => Promise<void>;
  /** The mails of a sign-up are limited by the mail budget. */
  readonly register: (address: string) => Promise<void>;
  readonly pollVerification: (address: string, ticket: string) => Promise<void>;
  readonly confirm: (address: string) => Promise<void>;
  /** For passwords guessed on the mailed link of a sign-up. */
  readonly confirmByPassword: (address: string, registrationOrUserId: string) => Promise<void>;
  /** The mails are limited by the mail budget. */
  readonly forgotPassword: (address: string) => Promise<void>;
  readonly resetPassword: (address: string) => Promise<void>;
  readonly changeEmail: (userId: string) => Promise<void>;
  readonly followEmailLink: (address: string) => Promise<void>;
  readonly startPasskeySignIn: (address: string) => Promise<void>;
  readonly signInWithPasskey: (address: string) => Promise<void>;
  readonly secondStep: (address: string) => Promise<void>;
  readonly resend: (address: string) => Promise<void>;
  readonly exportData: (userId: string) => Promise<void>;
  readonly importRoom: (userId: string) => Promise<void>;
  readonly followChanges: (userId: string) => Promise<void>;
  readonly report: (userId: string) => Promise<void>;
  readonly block: (userId: string) => Promise<void>;
  /** `userId` is null for a visitor. */
  readonly confirmAge: (address: string, userId: string | null) => Promise<void>;
  readonly search: (address: string) => Promise<void>;
  readonly searchMessages: (userId: string) => Promise<void>;
  readonly review: (userId: string) => Promise<void>;
  readonly order: (userId: string) => Promise<void>;
  /** For creating and changing mates, and for suggested drafts, which are expensive for the companion. */
  readonly saveMate: (userId: string) => Promise<void>;
  readonly suggestMate: (userId: string) => Promise<void>;
  readonly renderPortrait: (address: string) => Promise<void>;
  readonly send: (userId: string, address: string) => Promise<void>;
  /** For suggestions, which are free for the user but not for the companion. */
  readonly suggestReplies: (userId: string) => Promise<void>;
}

/** Creates the limits. `pool` is given when several nodes share the counters; `factor` multiplies every budget. */
export const createLimits = (options: { pool: Queryable | null; factor: number }): Limits => {
  const createLimiter = createLimiters(options.pool);
  const budget = (name: keyof typeof budgets) =>
    createLimiter(name, budgets[name].points * options.factor, budgets[name].seconds);
  const writes = new Map(
    Object.entries(writesPerMinute).map(([path, points]) => [
      path,
      createLimiter(`write ${path}`, points * options.factor, 60),
    ]),
  );

  const signInByUser = budget('sign-in-user');
  const registerByAddress = budget('register-address');
  const pollByAddress = budget('poll-address');
  const pollByTicket = budget('poll-ticket');
  const confirmByAddress = budget('confirm-address');
  const linkPasswordByAddress = budget('link-password-address');
  const linkPasswordBySignUp = budget('link-password-sign-up');
  const forgotByAddress = budget('forgot-address');
  const resetByAddress = budget('reset-address');
  const changeEmailByUser = budget('change-email-user');
  const emailLinkByAddress = budget('email-link-address');
  const passkeyStartByAddress = budget('passkey-start-address');
  const passkeyByAddress = budget('passkey-address');
  const secondStepByAddress = budget('second-step-address');
  const resendByAddress = budget('resend-address');
  const exportByUser = budget('export-user');
  const importByUser = budget('import-user');
  const followByUser = budget('follow-user');
  const reportByUser = budget('report-user');
  const blockByUser = budget('block-user');
  const ageByAddress = budget('age-address');
  const ageByUser = budget('age-user');
  const searchByAddress = budget('search-address');
  const searchMessagesByUser = budget('search-messages-user');
  const reviewByUser = budget('review-user');
  const orderByUser = budget('order-user');
  const saveMateByUser = budget('save-mate-user');
  const suggestMateByUser = budget('suggest-mate-user');
  const renderPortraitByAddress = budget('draw-look-address');
  const sendByUser = budget('send-user');
  const suggestRepliesByUser = budget('inspire-user');
  const sendByAddress = budget('send-address');

  return {
    write: async (path, { address, userId }) => {
      const limiter = writes.get(path);
      if (limiter !== undefined) {
        await consume(limiter, userId ?? toNetwork(address));
      }
    },
    signIn: (userId) => consume(signInByUser, userId),
    register: (address) => consume(registerByAddress, toNetwork(address)),
    pollVerification: async (address, ticket) => {
      await consume(pollByAddress, toNetwork(address));
      await consume(pollByTicket, ticket);
    },
    confirm: (address) => consume(confirmByAddress, toNetwork(address)),
    confirmByPassword: async (address, registrationOrUserId) => {
      await consume(linkPasswordByAddress, toNetwork(address));
      await consume(linkPasswordBySignUp, registrationOrUserId);
    },
    forgotPassword: (address) => consume(forgotByAddress, toNetwork(address)),
    resetPassword: (address) => consume(resetByAddress, toNetwork(address)),
    changeEmail: (userId) => consume(changeEmailByUser, userId),
    followEmailLink: (address) => consume(emailLinkByAddress, toNetwork(address)),
    startPasskeySignIn: (address) => consume(passkeyStartByAddress, toNetwork(address)),
    signInWithPasskey: (address) => consume(passkeyByAddress, toNetwork(address)),
    secondStep: (address) => consume(secondStepByAddress, toNetwork(address)),
    resend: (address) => consume(resendByAddress, toNetwork(address)),
    ...createLoginLimits(createLimiter, options.factor),
    ageHolds: createAgeHolds(createLimiter, options.factor),
    exportData: (userId) => consume(exportByUser, userId),
    importRoom: (userId) => consume(importByUser, userId),
    followChanges: (userId) => consume(followByUser, userId),
    report: (userId) => consume(reportByUser, userId),
    block: (userId) => consume(blockByUser, userId),
    confirmAge: async (address, userId) => {
      await consume(ageByAddress, toNetwork(address));
      if (userId !== null) {
        await consume(ageByUser, userId);
      }
    },
    search: (address) => consume(searchByAddress, toNetwork(address)),
    searchMessages: (userId) => consume(searchMessagesByUser, userId),
    review: (userId) => consume(reviewByUser, userId),
    order: (userId) => consume(orderByUser, userId),
    saveMate: (userId) => consume(saveMateByUser, userId),
    suggestMate: (userId) => consume(suggestMateByUser, userId),
    renderPortrait: (address) => consume(renderPortraitByAddress, toNetwork(address)),
    send: async (userId, address) => {
      await consume(sendByUser, userId);
      await consume(sendByAddress, toNetwork(address));
    },
    suggestReplies: (userId) => consume(suggestRepliesByUser, userId),
  };
};
