import type { Profile } from '../../contract/account.ts';
import type { Failure } from './failure.ts';

export interface MineContext {
  /** Null until it arrived, and where the host has no such call. */
  readonly profile: Profile | null;
  readonly failure: Failure | null;
}

export interface MineEvent {
  readonly type: 'load.retry';
}

export type MineTag = 'busy' | 'slow' | 'failed';
