import type { Session } from '../../../../contract/sessions.ts';
import type { CommandActor, CommandEnded } from '../../shared/commands/command.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';

export interface SessionRef {
  readonly sessionId: string;
}

export interface SessionsContext {
  /** The own session first. */
  readonly sessions: readonly Session[];
  /** The sessions that are being ended, or could not be: `end` and the ID of the session. */
  readonly commands: readonly CommandActor[];
}

export type SessionsEvent =
  | { readonly type: 'load.retry' }
  | ({ readonly type: 'session.end' } & SessionRef)
  /** Asks whether to end all other sessions. */
  | { readonly type: 'others.end' }
  | CommandEnded<`end.${string}`, SessionRef>
  | ChildCrashed;

export type SessionsTag = 'failed';
