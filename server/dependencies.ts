import type { Now } from './clock.ts';
import type { Companion } from './companions/companion.ts';
import type { Config } from './config.ts';
import type { Replies } from './domain/replies/replies.ts';
import type { SessionWatch } from './domain/session-watch.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { Database, Dialect } from './store/database.ts';

/** What the calls work with. Made once in server.ts; handed to every route and domain function that needs it. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly dialect: Dialect;
  readonly log: Log;
  readonly now: Now;
  readonly mailer: Mailer;
  readonly companion: Companion;
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
