import type { HelpLevel } from '../../../contract/help.ts';
import type { Message, MessageStatus, Room, RoomInfo } from '../../../contract/room.ts';
import type { ChatActionEvent } from './chat-actions.types.ts';
import type { Accepted, ReplyRequest } from './chat-stream.types.ts';
import type { OpenedRoom } from './chat.types.ts';
import type { Failure } from '../shared/failure.ts';

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
  /** True for one that waits for the person's word; the others go by themselves as soon as they can. */
  readonly held: boolean;
  /** The envelope's code of the refusal that holds it. */
  readonly code?: number;
}

/** The place where the words of one person to one mate are kept. */
export interface ThreadKey {
  readonly userId: string;
  readonly roomId: string;
}

export interface ConversationInput extends ThreadKey, OpenedRoom {
  /** A random UUID: the ids of this visit's messages are made from it. */
  readonly seed: string;
}

export interface ConversationContext extends ThreadKey {
  readonly seed: string;
  /** How many ids were made from the seed. */
  readonly used: number;
  readonly room: Room;
  readonly companion: RoomInfo['companion'];
  /** Whether the person had blocked the mate when the room was opened. */
  readonly isBlocked: boolean;
  /** In the order of the conversation. */
  readonly messages: readonly ChatMessage[];
  /** Whether the server has older messages than these. */
  readonly hasMore: boolean;
  /** The place of the newest message when the room was opened: what follows is this session. */
  readonly openedAt: number;
  /** What stood in the composer when the room was left. */
  readonly draft: string;
  /** Kept messages that had arrived after all. */
  readonly arrived: readonly string[];
  /** What the reply under way was asked with. */
  readonly request: ReplyRequest | null;
}

export type ConversationEvent =
  | { readonly type: 'olderMessages.loaded'; readonly info: RoomInfo }
  /** The newest page, fetched again. */
  | { readonly type: 'room.refreshed'; readonly info: RoomInfo }
  /** The newest message alone, read to find out whether there is news. */
  | { readonly type: 'room.checked'; readonly info: RoomInfo }
  /** It is time to check for news. */
  | { readonly type: 'check.due' }
  | ChatActionEvent
  | MateBlocked
  | ({ readonly type: 'message.send' } & Said)
  | ({ readonly type: 'message.resend' } & Named)
  /** The user's age is now confirmed: resend messages refused for age. */
  | { readonly type: 'age.confirmed' }
  /** The person takes a message back that was not sent; its text returns to the composer. */
  | ({ readonly type: 'message.recall' } & Named)
  | ({ readonly type: 'reply.accepted' } & Accepted)
  | { readonly type: 'reply.stop' }
  | { readonly type: 'reply.retry'; readonly messageId: string }
  /** The page is seen again, or the network is back: what was waiting may go on. */
  | { readonly type: 'page.resumed' };

/** The person blocked a mate, this one or another. */
export interface MateBlocked {
  readonly type: 'mate.blocked';
  readonly mateId: string;
}

/** What the person wrote. `at`: their clock, in milliseconds since 1970. */
export interface Said {
  readonly text: string;
  readonly at: number;
}

export interface Named {
  readonly clientMessageId: string;
}

export type ConversationTag = 'replying';

/** The actors that a conversation invokes, by their ids. */
export type ConversationChildren = {
  composer: 'composer';
  olderMessages: 'olderMessages';
  roomRefresh: 'roomRefresh';
  chatActions: 'chatActions';
  replyTurn: 'replyTurn';
};
