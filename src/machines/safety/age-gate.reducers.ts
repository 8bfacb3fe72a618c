import type { EventObject } from 'xstate';
import type { ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import type { AgeGateContext, AgeGateEvent, AgeResult, AgeStatus } from './age-gate.types.ts';

/** Before the status is loaded: shows only what everyone may see. */
export const initialContext: AgeGateContext = {
  minimumAge: 18,
  until: 0,
  adult: false,
  nfsw: false,
  sentence: null,
};

export const toContext = ({ status }: AgeResult): AgeGateContext => {
  if (status === null || status === undefined) return initialContext;
  const { minimumAge } = status;
  if (status.status === 'confirmed') {
    return { ...initialContext, minimumAge, adult: status.adult, nfsw: status.adult && status.nfsw };
  }
  return status.status === 'refused'
    ? { ...initialContext, minimumAge, until: status.until }
    : { ...initialContext, minimumAge, sentence: status.sentence ?? null };
};

/** The status that the host decided on; undefined where it has not. */
export const toResult = (outcome: ConfirmationOutcome<AgeStatus | null>): AgeResult => ({
  status: outcome.kind === 'confirmed' ? outcome.result : undefined,
});

export function toMatureContent(event: EventObject): { wanted: boolean } {
  if (!isChoice(event)) throw new TypeError(`${event.type} has no choice.`);
  return { wanted: event.wanted };
}

const isChoice = (event: EventObject): event is Extract<AgeGateEvent, { type: 'nfsw.choose' }> =>
  event.type === 'nfsw.choose';
