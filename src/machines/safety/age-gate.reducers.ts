import type { EventObject } from 'xstate';
import type { AgeGateContext, AgeGateEvent, AgeResult, BirthDateInput } from './age-gate.types.ts';

/** Before the status is loaded: shows only what everyone may see. */
export const initialContext: AgeGateContext = {
  minimumAge: 18,
  until: 0,
  adult: false,
  nfsw: false,
  isDoubted: false,
  failure: null,
};

export const toContext = ({ status }: AgeResult): AgeGateContext => {
  if (status === null) return initialContext;
  const { minimumAge } = status;
  if (status.status === 'confirmed') {
    return { ...initialContext, minimumAge, adult: status.adult, nfsw: status.adult && status.nfsw };
  }
  return status.status === 'refused'
    ? { ...initialContext, minimumAge, until: status.until }
    : { ...initialContext, minimumAge, isDoubted: status.doubted ?? false };
};

/** Passes the birth date from the event to the service; it is never stored. */
export function toBirthDate(event: EventObject): BirthDateInput {
  if (!isSubmit(event)) throw new TypeError(`${event.type} has no birth date.`);
  return { birthDate: event.birthDate };
}

const isSubmit = (event: EventObject): event is Extract<AgeGateEvent, { type: 'birthDate.submit' }> =>
  event.type === 'birthDate.submit';

export function toMatureContent(event: EventObject): { wanted: boolean } {
  if (!isChoice(event)) throw new TypeError(`${event.type} has no choice.`);
  return { wanted: event.wanted };
}

const isChoice = (event: EventObject): event is Extract<AgeGateEvent, { type: 'nfsw.choose' }> =>
  event.type === 'nfsw.choose';
