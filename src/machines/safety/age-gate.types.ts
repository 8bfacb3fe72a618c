import type { AgeStatus } from '../../../contract/age.ts';
import type { Failure } from '../shared/failure.ts';

export type { AgeStatus };

export interface AgeGateContext {
  /** In years; as the host said last. */
  readonly minimumAge: number;
  /** When somebody who was too young may be asked again, in milliseconds since 1970. */
  readonly until: number;
  /** Whether mature content may be asked for, and whether it is. */
  readonly adult: boolean;
  readonly nfsw: boolean;
  /** Why the last birth date was not taken. */
  readonly failure: Failure | null;
}

/** A host that does not ask for anybody's age has no status. */
export interface AgeResult {
  readonly status: AgeStatus | null;
}

export interface ToldBirthDate {
  /** `YYYY-MM-DD`, or whatever else was put together from the form. */
  readonly birthDate: string;
}

export type AgeGateEvent =
  /** Somebody is about to chat; `at` is the time, in milliseconds since 1970. */
  | { readonly type: 'age.request'; readonly at: number }
  /** A call was refused because the age is not known. */
  | { readonly type: 'age.required' }
  | ({ readonly type: 'birthDate.submit' } & ToldBirthDate)
  | { readonly type: 'nfsw.choose'; readonly wanted: boolean }
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  /** Somebody else is signed in, or nobody is. */
  | { readonly type: 'user.changed' };

export type AgeGateTag = 'asking' | 'busy' | 'slow' | 'failed' | 'confirmed' | 'refused' | 'choosing';
