import type { ImportedMessage } from '../../../contract/account/imports.ts';
import type { Viewer } from '../mates/mate-access.ts';

/** A part of a chat from another app. */
export interface ImportedPart extends Viewer {
  readonly importId: string;
  readonly clientRoomId: string;
  readonly mateId: string;
  readonly title: string;
  /** How many messages of the chat come before these. */
  readonly from: number;
  readonly messages: readonly ImportedMessage[];
  /** Set where this server wrote what the mate says in them: with the mate's memory. */
  readonly own: { readonly memory: string | null } | null;
}
