import type { Config } from '../../config/config.ts';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import type { Log } from '../../shared/log.ts';
import type { MailBudget } from '../../mail/budget.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Limits } from '../../limits/limits.ts';
import type { StoreDeps } from '../store-deps.ts';

/** Shows which code confirms the sign-up with this address. */
export type ShowCode = (signUp: { readonly email: string; readonly code: string }) => void;

/** The dependencies of sign-up, sessions and account settings. */
export interface AccountDeps extends StoreDeps {
  readonly config: Config;
  readonly limits: Limits;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly mailBudget: MailBudget;
  /** Shows the code of a sign-up at home to who sits at the server's terminal. */
  readonly showCode: ShowCode;
}
