import type { PersonaDraft } from '../../../../contract/persona.ts';
import type { PersonasData, PersonasInput } from './personas.types.ts';

export interface PersonaListInput extends PersonasInput, PersonasData {}

export interface PersonaListContext extends PersonaListInput {
  /** The persona that is edited, deleted or chosen; null for a new one, and for the default. */
  readonly selectedId: string | null;
}

export type PersonaListEvent =
  | { readonly type: 'persona.add' }
  | { readonly type: 'persona.edit'; readonly uuid: string }
  | { readonly type: 'deletion.request'; readonly uuid: string }
  | { readonly type: 'persona.default'; readonly uuid: string }
  | { readonly type: 'persona.choose'; readonly uuid: string | null }
  | { readonly type: 'draft.submit'; readonly draft: PersonaDraft }
  | { readonly type: 'draft.cancel' };

export type PersonaListTag = 'editing' | 'saving';
