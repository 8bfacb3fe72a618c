import type { HomeCopies } from '../copies/home-copies.ts';
import type { AccountDeps } from '../domain/accounts/account-deps.ts';
import type { SessionWatch } from '../domain/accounts/session-watch.ts';
import type { BillingDeps } from '../domain/billing/billing-deps.ts';
import type { ChangeFeeds } from '../domain/changes/change-feeds.ts';
import type { MateDeps } from '../domain/mates/mate-deps.ts';
import type { Replies } from '../domain/replies/replies.ts';
import type { DatabaseHealth } from '../store/health.ts';
import type { Signals } from '../store/signals.ts';
import type { Observer } from '../telemetry/observer.ts';

/** All dependencies of the calls, created once in server.ts. Each route and domain function names those it needs. */
export interface AppDeps extends AccountDeps, BillingDeps, MateDeps {
  readonly health: DatabaseHealth;
  readonly signals: Signals;
  readonly replies: Replies;
  readonly sessionWatch: SessionWatch;
  readonly changeFeeds: ChangeFeeds;
  readonly homeCopies: HomeCopies;
  readonly observers: readonly Observer[];
}
