import type { Persona, PersonaDraft, RoomPersona } from '../../../contract/persona.ts';
import type { Failure } from '../shared/failure.ts';

export interface PersonasInput {
  /** The room whose persona can be chosen; null where only the personas themselves are looked after. */
  readonly roomId: string | null;
}

export interface PersonasContext extends PersonasInput {
  /** Oldest first. */
  readonly personas: readonly Persona[];
  /** Null without a room, and where the host cannot say. */
  readonly roomPersona: RoomPersona | null;
  /** The persona that is written, asked about or wanted; null for a new one, and for the default. */
  readonly subject: string | null;
  readonly failure: Failure | null;
}

/** What there is when the screen opens. */
export type Loaded = Pick<PersonasContext, 'personas' | 'roomPersona'>;

export type PersonasEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'persona.add' }
  | { readonly type: 'persona.edit'; readonly uuid: string }
  | { readonly type: 'deletion.request'; readonly uuid: string }
  | { readonly type: 'persona.default'; readonly uuid: string }
  | { readonly type: 'persona.choose'; readonly uuid: string | null }
  | { readonly type: 'draft.submit'; readonly draft: PersonaDraft }
  | { readonly type: 'draft.cancel' };

export type PersonasTag =
  | 'busy'
  | 'slow'
  | 'failed'
  | 'shown'
  | 'writing'
  | 'saving'
  | 'changing'
  | 'choosing';
