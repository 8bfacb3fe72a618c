import type { EventObject } from 'xstate';
import type { AgeDecision, AgeGateContext, AgeGateEvent, AgeOutcome, AgeResult } from './age-gate.types.ts';

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
