import type { EventObject } from 'xstate';
import type { Persona, PersonaDraft, RoomPersona } from '../../../contract/persona.ts';
import type { PersonasEvent } from './personas.types.ts';

const isOfType = <Type extends PersonasEvent['type']>(
  event: EventObject,
  type: Type,
): event is Extract<PersonasEvent, { type: Type }> => event.type === type;

/** What was written, on its way to the service. */
export function draftOf(event: EventObject): PersonaDraft {
  if (!isOfType(event, 'draft.submit')) throw new TypeError(`draft.submit brings this, not ${event.type}.`);
  return event.draft;
}

/** The list with the persona in its place, or at its end where it is new. */
export const withPersona = (personas: readonly Persona[], persona: Persona): readonly Persona[] =>
  personas.some(({ uuid }) => uuid === persona.uuid)
    ? personas.map((one) => (one.uuid === persona.uuid ? persona : one))
    : [...personas, persona];

/** A room whose persona is gone uses the default one. */
export const withoutPersona = (room: RoomPersona | null, personas: readonly Persona[]): RoomPersona | null =>
  room === null || personas.some(({ uuid }) => uuid === room.chosen) ? room : { ...room, chosen: null };
