import type { Profile } from '../../../contract/account.ts';
import type { Failure } from '../shared/failure.ts';

export interface AccountOverviewContext {
  /** Null until it arrived, and where the host has no such call. */
  readonly profile: Profile | null;
  readonly failure: Failure | null;
}

export interface AccountOverviewEvent {
  readonly type: 'load.retry';
}

export type AccountOverviewTag = 'busy' | 'slow' | 'failed';
