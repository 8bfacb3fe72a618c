import type { EventObject } from 'xstate';
import type { AgeGateContext, AgeGateEvent, AgeResult, ToldBirthDate } from './age-gate.types.ts';

/** Before anything was learnt: nobody is shown more than everybody may see. */
export const nothingKnown: AgeGateContext = {
  minimumAge: 18,
  until: 0,
  adult: false,
  nfsw: false,
  failure: null,
};

export const learnt = ({ status }: AgeResult): AgeGateContext => {
  if (status === null) return nothingKnown;
  const { minimumAge } = status;
  if (status.status === 'confirmed') {
    return { ...nothingKnown, minimumAge, adult: status.adult, nfsw: status.adult && status.nfsw };
  }
  return { ...nothingKnown, minimumAge, until: status.status === 'refused' ? status.until : 0 };
};

/** The birth date goes from the event to the service and is kept nowhere on its way. */
export function birthDateOf(event: EventObject): ToldBirthDate {
  if (!isSubmit(event))
    throw new TypeError(`A birth date comes with birthDate.submit, not with ${event.type}.`);
  return { birthDate: event.birthDate };
}

const isSubmit = (event: EventObject): event is Extract<AgeGateEvent, { type: 'birthDate.submit' }> =>
  event.type === 'birthDate.submit';

export function wishOf(event: EventObject): { wanted: boolean } {
  if (!isChoice(event)) throw new TypeError(`A choice comes with nfsw.choose, not with ${event.type}.`);
  return { wanted: event.wanted };
}

const isChoice = (event: EventObject): event is Extract<AgeGateEvent, { type: 'nfsw.choose' }> =>
  event.type === 'nfsw.choose';
