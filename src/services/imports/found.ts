import { ExpectedError } from '../shared/expected-error.ts';

/** The content of other apps' exports, before any of it is imported. */

/** One message of a conversation. */
export interface FoundMessage {
  readonly role: 'user' | 'mate';
  readonly text: string;
  /** In milliseconds since 1970; null where the export does not say it. */
  readonly createdAt: number | null;
  /** The position of the message before it in its branch, which is lower than its own; null for a first one. */
  readonly parent: number | null;
  /** Whether it is in the branch that the other app showed. */
  readonly isShown: boolean;
}

export interface FoundChat {
  /** Where it was found; for the user, and to find its card by the name of its folder. */
  readonly path: string;
  /** Its title in the other app; '' for none. */
  readonly title: string;
  /** The name of the character; '' where the export does not say it. */
  readonly mate: string;
  readonly messages: readonly FoundMessage[];
  /** How many of its lines cannot be read. */
  readonly broken: number;
}

/** A character card; what another format says of a character is converted to one. */
export interface FoundCard {
  readonly path: string;
  readonly name: string;
  readonly card: string;
}

export interface FoundPersona {
  readonly name: string;
  readonly about: string;
}

/** A lorebook. */
export interface FoundBook {
  readonly path: string;
  readonly name: string;
  readonly entries: number;
  /** The file as text. */
  readonly book: string;
}

/**
 * Why something cannot be imported. `large`: more bytes than are read; `long`: more messages than a chat may have; `encoding`: text, but
 * not Unicode; `damaged`: bytes are missing or wrong; `empty`: no message in it has text; `copy`: the same was found before;
 * `unknown`: a format that is not read; `newer`: of a newer version.
 */
export type UnreadReason = 'large' | 'long' | 'encoding' | 'damaged' | 'empty' | 'copy' | 'unknown' | 'newer';

export interface Unread {
  readonly path: string;
  readonly reason: UnreadReason;
}

/** Everything that was found, in the order of the files. */
export interface Found {
  readonly chats: FoundChat[];
  readonly cards: FoundCard[];
  readonly personas: FoundPersona[];
  readonly books: FoundBook[];
  readonly unread: Unread[];
}

export const nothingFound = (): Found => ({ chats: [], cards: [], personas: [], books: [], unread: [] });

/** Something of an export that cannot be imported. */
export class UnreadError extends ExpectedError {
  override readonly name = 'UnreadError';
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason) {
    super(`It cannot be imported: ${reason}.`);
    this.reason = reason;
  }
}
