import type { EventObject } from 'xstate';
import type { Persona, PersonaDraft, RoomPersona } from '../../../../contract/persona.ts';
import type { PersonaListEvent } from './persona-list.types.ts';

type DraftSubmit = Extract<PersonaListEvent, { type: 'draft.submit' }>;

const isDraftSubmit = (event: EventObject): event is DraftSubmit => event.type === 'draft.submit';

/** Passes the draft from the event to the service. */
export function toDraft(event: EventObject): PersonaDraft {
  if (!isDraftSubmit(event)) throw new TypeError(`${event.type} has no draft.`);
  return event.draft;
}

/** Replaces the persona in the list, or appends a new one. */
export const withPersona = (personas: readonly Persona[], persona: Persona): readonly Persona[] =>
  personas.some(({ uuid }) => uuid === persona.uuid)
    ? personas.map((one) => (one.uuid === persona.uuid ? persona : one))
    : [...personas, persona];

/** Replaces the list. A room whose persona is not in it uses the default one. */
export const withPersonas = (room: RoomPersona | null, personas: readonly Persona[]) => ({
  personas,
  roomPersona:
    room === null || personas.some(({ uuid }) => uuid === room.chosen) ? room : { ...room, chosen: null },
});
