import type { HelpLevel } from '../../../contract/help.ts';
import type { Message, MessageStatus, Room, RoomInfo } from '../../../contract/room.ts';
import type { ReplyAccepted, ReplyRequest } from './chat-stream.types.ts';
import type { OpenedRoom } from './chat.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { MessageChange } from './message-actions.types.ts';
import type { OlderMessagesEvent, OlderMessagesLoaded } from './older-messages.types.ts';
import type { ReplySuggestionsEvent, SuggestionChosen } from './reply-suggestions.types.ts';
import type { RoomRefreshEvent, RoomRefreshReport } from './room-refresh.types.ts';

/** A message as the conversation shows it: what the server stored, or what waits to get there. */
export interface ChatMessage {
  /** Stays the same for as long as the message is shown, also when the server gives it an id. */
  readonly key: string;
  readonly messageId: string | null;
  readonly clientMessageId: string | null;
  /** The place in the room; provisional until the server says it. */
  readonly seq: number;
  readonly role: Message['role'];
  readonly text: string;
  /** `queued` waits for its turn, `sending` is on its way, `notSent` waits for the person. */
  readonly status: MessageStatus | 'queued' | 'sending' | 'notSent';
  readonly replyTo: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The person's heart on a mate's message. */
  readonly isLiked: boolean;
  /** Help lines are shown beside it. */
  readonly help?: HelpLevel;
  /** Why it was not sent, or why the reply broke. */
  readonly failure: Failure | null;
}

/** What is kept in the browser until the server has acknowledged it. */
export interface UnsentMessage {
  readonly clientMessageId: string;
  readonly text: string;
  /** When it was written, by the person's clock, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it waits for the user; the others are sent automatically as soon as they can be. */
  readonly needsUser: boolean;
  /** The envelope's code of the refusal that holds it back. */
  readonly code?: number;
}

/** Under which the drafts and unsent messages of one user in one room are stored. */
export interface ThreadKey {
  readonly userId: string;
  readonly roomId: string;
}

export interface ConversationInput extends ThreadKey, OpenedRoom {
  /** A random UUID: the ids of this visit's messages are made from it. */
  readonly seed: string;
}

export interface ConversationContext extends ThreadKey {
  readonly idSeed: string;
  /** How many ids were made from the seed. */
  readonly idCount: number;
  readonly room: Room;
  readonly companion: RoomInfo['companion'];
  /** Whether the person had blocked the mate when the room was opened. */
  readonly isBlocked: boolean;
  /** In the order of the conversation. */
  readonly messages: readonly ChatMessage[];
  /** Whether the server has older messages than these. */
  readonly hasMore: boolean;
  /** The place of the newest message when the room was opened: what follows is this session. */
  readonly lastSeqAtOpen: number;
  /** What stood in the composer when the room was left. */
  readonly draft: string;
  /** Messages that were stored as unsent, but had been delivered. */
  readonly alreadyDelivered: readonly string[];
  /** What the reply under way was asked with. */
  readonly request: ReplyRequest | null;
}

export type ConversationEvent =
  | OlderMessagesLoaded
  | RoomRefreshReport
  | SuggestionChosen
  | MessageChange
  | InternalEvent
  /** Restarts the children that crashed. */
  | { readonly type: 'load.retry' }
  | MateBlocked
  | SendMessage
  | ({ readonly type: 'message.resend' } & ClientMessageRef)
  /** The user's age is now confirmed: resend messages refused for age. */
  | { readonly type: 'age.confirmed' }
  /** The person takes a message back that was not sent; its text returns to the composer. */
  | ({ readonly type: 'message.recall' } & ClientMessageRef)
  | ReplyAccepted
  | { readonly type: 'reply.stop' }
  | { readonly type: 'reply.retry'; readonly messageId: string };

/** What one region of the chart raises for another, which forwards it to its child while that runs. */
type InternalEvent =
  | Extract<OlderMessagesEvent, { type: 'range.changed' }>
  | Extract<RoomRefreshEvent, { type: 'check.request' | 'refresh.request' }>
  | Extract<ReplySuggestionsEvent, { type: 'exchange.idle' | 'exchange.started' }>;

/** The person blocked a mate, this one or another. */
export interface MateBlocked {
  readonly type: 'mate.blocked';
  readonly mateId: string;
}

/** What the user wrote. `at`: their clock, in milliseconds since 1970. */
export interface NewMessage {
  readonly text: string;
  readonly at: number;
}

export interface SendMessage extends NewMessage {
  readonly type: 'message.send';
}

export interface ClientMessageRef {
  readonly clientMessageId: string;
}

type ConversationTag =
  | 'replying'
  /** A child crashed: the view offers to restart it. */
  | 'crashed';

/** The actors that a conversation invokes, by their ids. */
type ConversationChildren = {
  composer: 'composer';
  olderMessages: 'olderMessages';
  roomRefresh: 'roomRefresh';
  replySuggestions: 'replySuggestions';
  messageActions: 'messageActions';
  replyTurn: 'replyTurn';
};

export interface ConversationTypes {
  context: ConversationContext;
  input: ConversationInput;
  events: ConversationEvent;
  tags: ConversationTag;
  children: ConversationChildren;
}
