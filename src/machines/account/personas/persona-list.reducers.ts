import type { Persona, RoomPersona, PersonaDraft } from '../../../../contract/rooms/persona.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export interface PersonasInput {
  /** The room whose persona can be chosen; null where the page is opened without a room. */
  readonly roomId: string | null;
}

export interface PersonasData {
  /** Oldest first. */
  readonly personas: readonly Persona[];
  /** Null without a room. */
  readonly roomPersona: RoomPersona | null;
}

export interface PersonaListInput extends PersonasInput, PersonasData {
  readonly parentRef: ParentRef<{ readonly type: 'personas.outdated' }>;
}

export interface PersonaListContext extends PersonaListInput {
  /** The persona that is edited or deleted; null for a new one. */
  readonly selectedId: string | null;
  /** The persona that is being made the default; null while none is. */
  readonly nextDefault: string | null;
  /** The persona that is being chosen for the room, whose `uuid` is null for the default; null while none is. */
  readonly nextChoice: { readonly uuid: string | null } | null;
}

/** The input of a persona's form. `uuid` is null for a new one. */
export interface PersonaToSave extends PersonaDraft {
  readonly uuid: string | null;
}

export type PersonaListEvent =
  | { readonly type: 'persona.add' }
  | { readonly type: 'persona.edit'; readonly uuid: string }
  | { readonly type: 'deletion.request'; readonly uuid: string }
  | { readonly type: 'persona.default'; readonly uuid: string }
  | { readonly type: 'persona.choose'; readonly uuid: string | null };

/** Replaces the persona in the list, or appends a new one. */
export const withPersona = (personas: readonly Persona[], persona: Persona): readonly Persona[] =>
  personas.some(({ uuid }) => uuid === persona.uuid)
    ? personas.map((one) => (one.uuid === persona.uuid ? persona : one))
    : [...personas, persona];

/** The default persona, also while a new default is being saved. Null where there is none. */
export const defaultOf = ({ nextDefault, personas }: PersonaListContext): string | null =>
  nextDefault ?? personas.find(({ isDefault }) => isDefault)?.uuid ?? null;

/** The persona of the room, also while the choice is being saved. Null for the default. */
export const chosenOf = ({ nextChoice, roomPersona }: PersonaListContext): string | null =>
  nextChoice === null ? (roomPersona?.chosen ?? null) : nextChoice.uuid;

export const isNewDefault = (context: PersonaListContext, uuid: string): boolean =>
  context.personas.some((persona) => persona.uuid === uuid) && defaultOf(context) !== uuid;

export const isNewChoice = (context: PersonaListContext, uuid: string | null): boolean =>
  context.roomPersona !== null && chosenOf(context) !== uuid;

/** Takes only the default from the server's list, since personas may have been edited meanwhile. */
export const withDefault = (
  personas: readonly Persona[],
  changed: readonly Persona[],
): readonly Persona[] => {
  const next = changed.find(({ isDefault }) => isDefault)?.uuid;
  return personas.map((persona) => ({ ...persona, isDefault: persona.uuid === next }));
};

/** Replaces the list. A room whose persona is not in it uses the default one. */
export const withPersonas = (room: RoomPersona | null, personas: readonly Persona[]) => ({
  personas,
  roomPersona:
    room === null || personas.some(({ uuid }) => uuid === room.chosen) ? room : { ...room, chosen: null },
});
