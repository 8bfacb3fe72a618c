import type { Now } from './clock.ts';
import type { Companion } from './companions/companion.ts';
import type { Config } from './config.ts';
import type { Replies } from './domain/replies/replies.ts';
import type { SessionWatch } from './domain/accounts/session-watch.ts';
import type { Limits } from './rate-limits.ts';
import type { Log } from './log.ts';
import type { MailBudget } from './mail/budget.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { Database, Dialect } from './store/database.ts';
import type { DatabaseHealth } from './store/health.ts';

/** What the calls work with. Made once in server.ts; handed to every route and domain function that needs it. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly dialect: Dialect;
  readonly health: DatabaseHealth;
  readonly log: Log;
  readonly now: Now;
  readonly mailer: Mailer;
  readonly mailBudget: MailBudget;
  readonly companion: Companion;
  /** Null where no model is set up, or its moderation is turned off. */
  readonly moderation: Moderation | null;
  /** Null where nothing is sold. */
  readonly payments: Payments | null;
  readonly limits: Limits;
  readonly replies: Replies;
  readonly sessionWatch: SessionWatch;
  readonly lifecycle: Lifecycle;
}

/** Where the server stands. Changed by server.ts only. */
export interface Lifecycle {
  /** Stopping: what is under way may end, nothing new begins. */
  draining: boolean;
  /** The origin that links in mails lead to; known once the server listens. */
  publicUrl: string;
}
