import type { SendMessage } from '../conversation.types.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { Message } from '../../../../contract/rooms/room.ts';
import type { BranchShown } from '../message-actions.machine.ts';
import type { ThreadKey } from './unsent-message.types.ts';

/** The reports of the composer to the conversation. */
export type ComposerReport = SendMessage | BranchShown | { readonly type: 'reply.stop' };

export interface ComposerInput extends ThreadKey {
  readonly parentRef: ParentRef<ComposerReport>;
  readonly draft: string;
  /** The last inputs, newest first. */
  readonly recent: readonly string[];
  /** Whether the mate accepts no messages when the room opens: blocked, deleted or withdrawn. */
  readonly isBlocked: boolean;
}

export interface ComposerContext extends ComposerInput {
  /** Which of the last inputs is the draft, counted back from the newest; 0 is none. */
  readonly recalled: number;
  /** The draft before a suggestion was chosen, or before an edit began. */
  readonly before: string;
  /** The id of the message that is edited; null while none is. */
  readonly edits: string | null;
}

/** The user wants to edit a message of theirs, or a reply. */
export interface EditRequest {
  readonly type: 'message.edit';
  readonly messageId: string;
  readonly role: Message['role'];
  readonly text: string;
}

/** The user pressed the up arrow in the text field: in an empty one, their last message is edited. */
export interface LastMessageEdit extends Omit<EditRequest, 'type'> {
  readonly type: 'lastMessage.edit';
}

export type ComposerEvent =
  | { readonly type: 'draft.change'; readonly text: string }
  /** The user looks through the last inputs: 1 is the previous one, -1 the next one. */
  | { readonly type: 'draft.recall'; readonly by: 1 | -1 }
  /** The user sends the draft. `at`: their clock, in milliseconds since 1970. */
  | { readonly type: 'message.submit'; readonly at: number }
  /** A message that was not sent returns to the draft. */
  | { readonly type: 'draft.restore'; readonly text: string }
  /** The user chose a suggestion; another one replaces it. */
  | { readonly type: 'suggestion.chosen'; readonly text: string }
  | EditRequest
  | LastMessageEdit
  /** The user wants to quote a message, or a part of it, in the draft. */
  | { readonly type: 'message.quote'; readonly text: string }
  /** Another page of the user's has removed these messages from the conversation. */
  | { readonly type: 'messages.removed'; readonly ids: readonly string[] }
  /** The draft from before the edit returns. */
  | { readonly type: 'edit.cancel' }
  /** The user pressed Escape in the text field. */
  | { readonly type: 'key.escape' }
  /** Takes the suggestion out again. */
  | { readonly type: 'draft.undo' }
  /** The mate accepts no messages, because the user blocked it or it was deleted or withdrawn; or it does again. */
  | { readonly type: 'mate.blocked' }
  | { readonly type: 'mate.unblocked' }
  /** A message was not delivered; the code is the server's, where it sent one. */
  | { readonly type: 'message.refused'; readonly code: number | undefined };

export type ComposerTag =
  | 'closed'
  /** The draft takes the place of a message. */
  | 'editing'
  /** The draft takes the place of a reply. */
  | 'editingReply'
  /** The draft is being stored and cannot change. */
  | 'saving';

/** The user's version of a reply. */
export interface ReplyEdit {
  readonly messageId: string;
  readonly text: string;
}

export interface DraftText {
  readonly text: string;
}

export interface Step {
  readonly by: 1 | -1;
}

/** How many inputs are remembered. */
const inputMemory = 5;

/** A typed draft is never replaced: only an empty composer, or one that still shows a recalled input, recalls. */
export const canRecall = ({ draft, recent, recalled }: ComposerContext, by: number): boolean => {
  const isUntouched = draft === (recalled === 0 ? '' : recent[recalled - 1]);
  return isUntouched && recalled + by >= 0 && recalled + by <= recent.length;
};

export const recallInput = ({ recent, recalled }: ComposerContext, by: number) => ({
  recalled: recalled + by,
  draft: recent[recalled + by - 1] ?? '',
});

/** After the draft was sent: the one from before an edit returns. */
export const withoutSent = ({ draft, before, edits, recent }: ComposerContext) => ({
  draft: edits === null ? '' : before,
  edits: null,
  recalled: 0,
  recent: [draft, ...recent.filter((input) => input !== draft)].slice(0, inputMemory),
});

/** Returns the part of the draft that the browser stores. */
export const toStored = (context: ComposerContext) => ({
  thread: { userId: context.userId, roomId: context.roomId },
  text: withEdit(context),
});

export const toMessage = (
  { draft, edits }: ComposerContext,
  { at }: { readonly at: number },
): SendMessage => ({
  type: 'message.send',
  text: draft,
  at,
  ...(edits === null ? {} : { edits }),
});

/** The draft from before an edit, with the edited text. */
export const withEdit = ({ before, draft, edits }: ComposerContext): string =>
  edits === null ? draft : joinTexts(before, draft);

export const joinTexts = (first: string, second: string): string =>
  [first, second].filter((text) => text !== '').join('\n');

/** The draft with a text as a Markdown quotation after it, to be answered below. */
export const withQuote = (draft: string, text: string): string => {
  const quotation = text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return `${[draft.trimEnd(), quotation].filter((part) => part !== '').join('\n\n')}\n\n`;
};
