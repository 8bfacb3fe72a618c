import type { ReplyHint } from '../../../contract/replies/reply-hint.ts';
import type { HelpLevel } from '../../../contract/safety/help.ts';
import type {
  LearnedFact,
  Message,
  MessageStatus,
  ReplyCause,
  ReplyProblem,
  Room,
  RoomInfo,
} from '../../../contract/rooms/room.ts';
import type { ReplyAccepted, RequestedReply } from './reply/chat-stream.reducers.ts';
import type { TurnOutcome } from './reply/reply-turn.reducers.ts';
import type { Failure } from '../shared/failure.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { MessageChange, RemovalOffer } from './message-actions.machine.ts';
import type { OlderMessagesLoaded } from './history/older-messages.machine.ts';
import type { RoomRefreshReport } from './history/room-refresh.reducers.ts';
import type { OutboxReport } from './outbox/outbox.reducers.ts';
import type { NewMessage, ThreadKey, UnsentMessage } from './outbox/unsent-message.types.ts';

/** A message as the conversation shows it: stored on the server, or in the outbox. */
export interface ChatMessage {
  /** Stays the same for as long as the message is shown, also when the server gives it an id. */
  readonly key: string;
  readonly messageId: string | null;
  readonly clientMessageId: string | null;
  /** The position in the room; provisional until the server assigns it. */
  readonly seq: number;
  readonly role: Message['role'];
  readonly text: string;
  /** The last three only in the outbox: `notSent` was refused, stopped, or did not reach the server. */
  readonly status: MessageStatus | 'queued' | 'sending' | 'notSent';
  readonly replyTo: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether the user likes a message of the mate. */
  readonly isLiked: boolean;
  /** Whether the user wrote or imported this version of a reply. */
  readonly isEdited: boolean;
  /** Whether the user imported it. */
  readonly isImported?: true;
  readonly isPinned: boolean;
  /** The ids of this message and of those that can be shown in its place, in their order; empty where there are none. */
  readonly alternatives: readonly string[];
  /** Whether it is recorded what it was written from. */
  readonly isExplained?: true;
  /** Whether the reply is complete and as long as it may be: it can be continued. */
  readonly isContinuable?: true;
  /** How much of it the user heard in a call before interrupting it, in UTF-16 units; absent where nothing was interrupted. */
  readonly heardTo?: number;
  /** Crisis help lines are shown with it. */
  readonly help?: HelpLevel;
  /** The facts that a message of the user taught the mate. */
  readonly learned: readonly LearnedFact[];
  /** Why the stored reply is interrupted or failed; null for any other message. */
  readonly problem: ReplyProblem | ReplyCause | null;
  /** Why it was not sent, why the reply could not be read, or why the last request for another one was refused. */
  readonly failure: Failure | null;
  /** Whether only this page says how the reply ended: the server did not. */
  readonly isUnconfirmed: boolean;
}

/** The reports of a conversation to its screen. */
export type ConversationReport =
  | ConversationCrashed
  | Extract<RoomRefreshReport, { type: 'room.missing' | 'room.refreshed' }>;

export interface ConversationCrashed {
  readonly type: 'conversation.crashed';
  readonly error: unknown;
}

/** A room as it is opened, with what the browser stored for it. */
export interface OpenedRoom {
  readonly info: RoomInfo;
  /** Whether the information is a copy of this browser: the server may know more. */
  readonly isCopy: boolean;
  readonly draft: string;
  readonly unsent: readonly UnsentMessage[];
}

export interface ConversationInput extends ThreadKey, Omit<OpenedRoom, 'isCopy'> {
  readonly parentRef: ParentRef<ConversationReport>;
  /** A random UUID: the ids of this visit's messages are made from it. */
  readonly seed: string;
}

export interface ConversationContext extends ThreadKey {
  readonly parentRef: ParentRef<ConversationReport>;
  readonly idSeed: string;
  /** How many ids were made from the seed. */
  readonly idCount: number;
  readonly room: Room;
  readonly companion: RoomInfo['companion'];
  /** Whether the mate accepts no messages: blocked, deleted or withdrawn. */
  readonly isBlocked: boolean;
  /** The messages that the server stored, and replies that failed here, in the order of the room. */
  readonly messages: readonly ChatMessage[];
  /** Whether the server has older messages than these. */
  readonly hasMore: boolean;
  /** The highest position in the room, in any branch, as far as it is known. */
  readonly lastSeq: number;
  /** The draft when the room was opened. */
  readonly draft: string;
  /** The messages that the browser stored as unsent when the room was opened, in the order of writing. */
  readonly unsent: readonly UnsentMessage[];
  /** The deletion that could be undone when the room was opened. */
  readonly removed: RemovalOffer | null;
  /** The request of the reply under way. */
  readonly request: RequestedReply | null;
  /** The messages that the reply under way replaces; shown again where the server refuses the request. */
  readonly replaced: readonly ChatMessage[];
}

export type ConversationEvent =
  | OlderMessagesLoaded
  | RoomRefreshReport
  | MessageChange
  | OutboxReport
  | MateBlocked
  | SendMessage
  /** The host knows now that the user is old enough: messages refused for age are sent again. */
  | { readonly type: 'age.confirmed' }
  | ReplyAccepted
  | { readonly type: 'reply.stop' }
  | RoomRenamed
  | RepliesChanged
  | { readonly type: 'xstate.done.actor.replyTurn'; readonly output: TurnOutcome }
  | ReplyRequested;

/** The user gave the room a name, or removed it. */
export interface RoomRenamed {
  readonly type: 'room.renamed';
  readonly room: Room;
}

/** The user chose how a language model replies. */
export interface RepliesChanged extends Pick<Room, 'writer' | 'missingModel'> {
  readonly type: 'replies.changed';
}

/** The user requests a reply to a stored message of theirs. */
export interface ReplyRequested {
  readonly type: 'reply.request';
  /** `retry`: none is complete. `another`: beside the shown one. `continue`: the rest of the shown one, which ended too soon. */
  readonly kind: 'retry' | 'another' | 'continue';
  readonly messageId: string;
  /** How another reply should differ. */
  readonly hint?: ReplyHint;
}

/** The user blocked a mate, this one or another. */
export interface MateBlocked {
  readonly type: 'mate.blocked';
  readonly mateId: string;
}

/** The user sends the draft. */
export interface SendMessage extends NewMessage {
  readonly type: 'message.send';
}

type ConversationTag = 'replying';

/** The actors that a conversation invokes, by their ids. */
type ConversationChildren = {
  composer: 'composer';
  dictation: 'dictation';
  outbox: 'outbox';
  olderMessages: 'olderMessages';
  roomRefresh: 'roomRefresh';
  modelHost: 'modelHost';
  replySuggestions: 'replySuggestions';
  messageActions: 'messageActions';
  roomTitle: 'roomTitle';
  replyTurn: 'replyTurn';
};

export interface ConversationTypes {
  context: ConversationContext;
  input: ConversationInput;
  events: ConversationEvent;
  tags: ConversationTag;
  children: ConversationChildren;
}
