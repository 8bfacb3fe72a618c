import type { Session } from '../../../../contract/sessions.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { SessionRowActor } from './session-row.selectors.ts';
import type { SessionRowReport } from './session-row.types.ts';

export interface SessionEntry {
  readonly session: Session;
  /** Ends it; null for the session of this page, which the user leaves by logging out. */
  readonly ref: SessionRowActor | null;
}

export interface SessionsContext {
  /** The own session first. */
  readonly entries: readonly SessionEntry[];
}

export type SessionsEvent =
  | { readonly type: 'load.retry' }
  /** Asks whether to end all other sessions. */
  | { readonly type: 'others.end' }
  | SessionRowReport
  | ChildCrashed;

export type SessionsTag = 'failed';
