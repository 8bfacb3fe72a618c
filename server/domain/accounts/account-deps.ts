import type { Config } from '../../config/config.ts';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import type { Log } from '../../shared/log.ts';
import type { MailBudget } from '../../mail/budget.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Limits } from '../../limits/limits.ts';
import type { StoreDeps } from '../store-deps.ts';

/** The dependencies of sign-up, sessions and account settings. */
export interface AccountDeps extends StoreDeps {
  readonly config: Config;
  readonly limits: Limits;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly mailBudget: MailBudget;
}
