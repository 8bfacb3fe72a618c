import type { MateDetail, MateExtraInfo } from '../../../contract/mate-detail.ts';
import type { Failure } from '../shared/failure.ts';

export interface MateDetailInput {
  /** From the address; null where it names nobody. */
  readonly mateId: string | null;
}

export interface MateDetailContext {
  readonly mateId: string | null;
  readonly mate: MateDetail | null;
  readonly extra: MateExtraInfo | null;
  readonly failure: Failure | null;
}

export type MateDetailEvent = { readonly type: 'load.retry' } | { readonly type: 'extra.retry' };

export type MateDetailTag = 'busy' | 'slow' | 'failed' | 'missing' | 'extraBusy' | 'extraFailed';

/** Null when there is no such mate. */
export type FoundMate = MateDetail | null;
