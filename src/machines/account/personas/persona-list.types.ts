import type { PersonaDraft } from '../../../../contract/persona.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { PersonasData, PersonasEvent, PersonasInput } from './personas.types.ts';

export interface PersonaListInput extends PersonasInput, PersonasData {
  readonly parentRef: ParentRef<PersonasEvent>;
}

export interface PersonaListContext extends PersonaListInput {
  /** The persona that is edited or deleted; null for a new one. */
  readonly selectedId: string | null;
  /** The persona that is being made the default; null while none is. */
  readonly nextDefault: string | null;
  /** The persona that is being chosen for the room, whose `uuid` is null for the default; null while none is. */
  readonly nextChoice: { readonly uuid: string | null } | null;
}

/** What the user types into the form of a persona. `uuid` is null for a new one. */
export interface PersonaToSave extends PersonaDraft {
  readonly uuid: string | null;
}

export type PersonaListEvent =
  | { readonly type: 'persona.add' }
  | { readonly type: 'persona.edit'; readonly uuid: string }
  | { readonly type: 'deletion.request'; readonly uuid: string }
  | { readonly type: 'persona.default'; readonly uuid: string }
  | { readonly type: 'persona.choose'; readonly uuid: string | null };
