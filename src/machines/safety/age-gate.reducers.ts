import type { EventObject } from 'xstate';
import type { AgeGateContext, AgeGateEvent, AgeOutcome, AgeResult } from './age-gate.types.ts';

/** Before the status is loaded: shows only what everyone may see. */
export const initialContext: AgeGateContext = {
  decision: null,
  minimumAge: 18,
  until: 0,
  adult: false,
  nfsw: false,
  sentence: null,
};

export const toContext = ({ status }: AgeResult): AgeGateContext => {
  if (status === undefined) return initialContext;
  if (status === null) return { ...initialContext, decision: 'notRequired' };
  const { minimumAge } = status;
  const decided = { ...initialContext, decision: status.status, minimumAge };
  if (status.status === 'confirmed') {
    return { ...decided, adult: status.adult, nfsw: status.adult && status.nfsw };
  }
  if (status.status === 'refused') return { ...decided, until: status.until };
  return status.doubted === true
    ? { ...decided, decision: 'doubted', sentence: status.sentence ?? null }
    : decided;
};

/** The status that the host decided on; undefined where it has not. */
export const toResult = (outcome: AgeOutcome): AgeResult => ({
  status: outcome.kind === 'confirmed' ? outcome.result : undefined,
});

/** Whether the user may chat, by what the host decided now. */
export const isAdmitted = (outcome: AgeOutcome): boolean => {
  const { status } = toResult(outcome);
  return status === null || status?.status === 'confirmed';
};

export function toMatureContent(event: EventObject): { wanted: boolean } {
  if (!isChoice(event)) throw new TypeError(`${event.type} has no choice.`);
  return { wanted: event.wanted };
}

const isChoice = (event: EventObject): event is Extract<AgeGateEvent, { type: 'nfsw.choose' }> =>
  event.type === 'nfsw.choose';
