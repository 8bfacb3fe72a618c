import type { HelpReport } from '../../../contract/safety.ts';
import type { Failure } from '../shared/failure.ts';

export interface SafetyPageContext {
  readonly years: HelpReport['years'];
  readonly failure: Failure | null;
}

export interface SafetyPageEvent {
  readonly type: 'load.retry';
}

export type SafetyPageTag = 'busy' | 'slow' | 'failed' | 'absent';
