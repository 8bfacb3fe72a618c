import type { Persona, RoomPersona } from '../../../../contract/persona.ts';

export interface PersonasInput {
  /** The room whose persona can be chosen; null where the page is opened without a room. */
  readonly roomId: string | null;
}

export interface PersonasContext extends PersonasInput {
  /** Null until it is loaded. */
  readonly data: PersonasData | null;
}

export interface PersonasData {
  /** Oldest first. */
  readonly personas: readonly Persona[];
  /** Null without a room. */
  readonly roomPersona: RoomPersona | null;
}

export type PersonasEvent =
  | { readonly type: 'load.retry' }
  /** The server may have changed the list. */
  | { readonly type: 'personas.outdated' };
