import type { EventObject } from 'xstate';
import type { ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import type { AgeStatus } from '../../../contract/account/age.ts';

export type { AgeStatus };

/** The host's decision about a user; `doubted` where they wrote to be younger than their birth date says. */
export type AgeDecision = 'notRequired' | 'confirmed' | 'refused' | 'doubted' | 'unknown';

export interface AgeGateContext {
  /** In years, as the host last returned it. */
  readonly minimumAge: number;
  /** When a user who was too young may try again, in milliseconds since 1970. */
  readonly until: number;
  /** Whether the user may enable mature content, and whether it is enabled. */
  readonly adult: boolean;
  readonly nfsw: boolean;
  /** The sentence in which the user wrote that they are younger than 18; null where nothing is asked, or it was deleted. */
  readonly sentence: string | null;
}

/** The status is null on a host without an age check, and undefined where the host has not decided. */
export interface AgeResult {
  readonly status: AgeStatus | null | undefined;
}

/** How the question about the age ended. */
export type AgeOutcome = ConfirmationOutcome<AgeStatus | null>;

export interface BirthDateInput {
  /** `YYYY-MM-DD`, or invalid text from the form. */
  readonly birthDate: string;
}

/** The actors that the machine invokes, each under its own name. */
export type AgeGateChildren = {
  [Id in 'watchUser' | 'fetchAge' | 'confirmAdult' | 'submitBirthDate' | 'saveMatureContent']: Id;
};

export type AgeGateEvent =
  /** The user is about to chat; `at` is the time in milliseconds since 1970. */
  | { readonly type: 'age.request'; readonly at: number }
  /** A call was refused because the age is not known. */
  | { readonly type: 'age.required' }
  /** Raised by the machine: the host's decision. */
  | ({ readonly type: 'age.decided' } & AgeResult)
  /** The doubted sentence is true: the user submits their birth date. */
  | { readonly type: 'birthDate.request' }
  | { readonly type: 'nfsw.choose'; readonly wanted: boolean }
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  /** Another user signed in, or the user signed out. */
  | { readonly type: 'user.changed' };

/** `doubted`: the user is asked whether a sentence of theirs was misunderstood; `asking` also while the birth date is submitted. */
export type AgeGateTag = 'doubted' | 'asking' | 'busy' | 'slow' | 'failed' | 'confirmed' | 'refused';

/** Before the status is loaded: shows only what everyone may see. */
export const initialContext: AgeGateContext = {
  minimumAge: 18,
  until: 0,
  adult: false,
  nfsw: false,
  sentence: null,
};

export const toContext = ({ status }: AgeResult): AgeGateContext => {
  if (status === undefined || status === null) return initialContext;
  const decided = { ...initialContext, minimumAge: status.minimumAge };
  if (status.status === 'confirmed') {
    return { ...decided, adult: status.adult, nfsw: status.adult && status.nfsw };
  }
  if (status.status === 'refused') return { ...decided, until: status.until };
  return status.doubted === true ? { ...decided, sentence: status.sentence ?? null } : decided;
};

/** Returns the decision of the host; `unknown` before it has decided. */
export const toDecision = ({ status }: AgeResult): AgeDecision => {
  if (status === undefined) return 'unknown';
  if (status === null) return 'notRequired';
  return status.status === 'unknown' && status.doubted === true ? 'doubted' : status.status;
};

/** Returns the event for the host's answer, without a status where the session ended meanwhile. */
export const toDecided = (outcome: AgeOutcome): Extract<AgeGateEvent, { type: 'age.decided' }> => ({
  type: 'age.decided',
  status: outcome.kind === 'confirmed' ? outcome.result : undefined,
});

/** Whether the user may chat, by what the host decided now. */
export const isAdmitted = (outcome: AgeOutcome): boolean =>
  ['notRequired', 'confirmed'].includes(toDecision(toDecided(outcome)));

export function toMatureContent(event: EventObject): { wanted: boolean } {
  if (!isChoice(event)) throw new TypeError(`${event.type} has no choice.`);
  return { wanted: event.wanted };
}

const isChoice = (event: EventObject): event is Extract<AgeGateEvent, { type: 'nfsw.choose' }> =>
  event.type === 'nfsw.choose';
