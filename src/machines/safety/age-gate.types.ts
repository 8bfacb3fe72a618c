import type { AgeStatus } from '../../../contract/age.ts';
import type { Failure } from '../shared/failure.ts';

export type { AgeStatus };

export interface AgeGateContext {
  /** In years, as the host last returned it. */
  readonly minimumAge: number;
  /** When a user who was too young may try again, in milliseconds since 1970. */
  readonly until: number;
  /** Whether the user may enable mature content, and whether it is enabled. */
  readonly adult: boolean;
  readonly nfsw: boolean;
  /** Whether the birth date is asked for again, since the user wrote that they are younger. */
  readonly isDoubted: boolean;
  /** Why the last birth date was rejected. */
  readonly failure: Failure | null;
}

/** The status is null on a host without an age check. */
export interface AgeResult {
  readonly status: AgeStatus | null;
}

export interface BirthDateInput {
  /** `YYYY-MM-DD`, or invalid text from the form. */
  readonly birthDate: string;
}

export type AgeGateEvent =
  /** The user is about to chat; `at` is the time in milliseconds since 1970. */
  | { readonly type: 'age.request'; readonly at: number }
  /** A call was refused because the age is not known. */
  | { readonly type: 'age.required' }
  | ({ readonly type: 'birthDate.submit' } & BirthDateInput)
  | { readonly type: 'nfsw.choose'; readonly wanted: boolean }
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  /** Another user signed in, or the user signed out. */
  | { readonly type: 'user.changed' };

export type AgeGateTag = 'asking' | 'busy' | 'slow' | 'failed' | 'confirmed' | 'refused' | 'saving';
