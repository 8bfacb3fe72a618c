import type { OwnMate } from '../../../../contract/own-mate.ts';
import type { CardBatchInput } from '../imports/card-batch.types.ts';
import type { CardAnswer, CardOffered, DraftKey, MateDraftState } from './mate-form.types.ts';

export type MateEditorInput = DraftKey & Pick<CardBatchInput, 'isShareFailed'>;

export interface MateEditorContext extends MateEditorInput {
  /** Null until it is loaded. */
  readonly data: EditorData | null;
  readonly saved: OwnMate | null;
}

export interface EditorData {
  /** The user’s mates, the newest first. */
  readonly mates: readonly OwnMate[];
  /** How many mates a user may have. */
  readonly limit: number;
  /** Null where the mate is not the user’s. */
  readonly draft: MateDraftState | null;
}

export type MateEditorEvent =
  | { readonly type: 'load.retry' }
  /** Edit the saved mate again, or create another one. */
  | { readonly type: 'editor.reopen' }
  /** The list deleted the mate that is in the form. */
  | { readonly type: 'mate.deleted' }
  | CardOffered
  | CardAnswer
  /** One was made from a card. */
  | { readonly type: 'mate.imported'; readonly mate: OwnMate }
  /** The server may have deleted one of the list. */
  | { readonly type: 'mates.outdated' };

export type MateEditorTag = 'busy' | 'failed' | 'notFound' | 'saved';
