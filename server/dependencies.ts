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

/**
 * The dependencies of the calls. Created once in server.ts and passed to every route and domain function that needs
 * them.
 */
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
  /** Null when no model is configured, or its moderation is turned off. */
  readonly moderation: Moderation | null;
  /** Null when nothing is sold. */
  readonly payments: Payments | null;
  readonly limits: Limits;
  readonly replies: Replies;
  readonly sessionWatch: SessionWatch;
  readonly lifecycle: Lifecycle;
}

/** The server's state. Changed by server.ts only. */
export interface Lifecycle {
  /** Whether the server is stopping: requests in flight may finish, new ones are refused. */
  isDraining: boolean;
  /** The origin used for links in mails; known once the server listens. */
  publicUrl: string;
}
