import type { Failure } from '../../shared/failure.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export interface SessionRef {
  readonly sessionId: string;
}

/** What a row reports to the list. */
export type SessionRowReport = { readonly type: 'row.ended' } & SessionRef;

export interface SessionRowInput extends SessionRef {
  readonly parentRef: ParentRef<SessionRowReport>;
}

export interface SessionRowContext extends SessionRowInput {
  /** Why the session was not ended. */
  readonly failure: Failure | null;
}

export type SessionRowEvent = { readonly type: 'session.end' };

export type SessionRowTag = 'busy' | 'slow' | 'failed';
