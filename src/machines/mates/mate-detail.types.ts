import type { MateDetail, MateExtraInfo } from '../../../contract/mate-detail.ts';

export interface MateDetailInput {
  /** `chat`: a visitor asked to chat with the mate, and sees the page behind the sign-in panel. */
  readonly purpose: 'page' | 'chat';
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
