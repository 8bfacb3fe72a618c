import type { MateDetail, MateExtraInfo } from '../../../contract/mate-detail.ts';

export interface MateDetailInput {
  /** Null where the URL names no mate. */
  readonly mateId: string | null;
}

export interface MateDetailContext extends MateDetailInput {
  readonly mate: MateDetail | null;
  readonly extra: MateExtraInfo | null;
}

export interface MateDetailEvent {
  readonly type: 'load.retry';
}

export type MateDetailTag = 'failed' | 'notFound';
