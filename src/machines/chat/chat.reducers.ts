import type { PartHeightsInput } from './history/part-heights.reducers.ts';
import type { ChatSearchInput, SearchStart } from './search/chat-search.machine.ts';
import type {
  ConversationReport,
  ConversationInput,
  MateBlocked,
  OpenedRoom,
  RepliesChanged,
} from './conversation.types.ts';
import type { BranchShown } from './message-actions.machine.ts';
import type { Failure } from '../shared/failure.ts';
import type { VoiceRoom } from '../voice/voice.types.ts';

/** A room that is created when it is opened. */
export interface NewRoom {
  /** The client's id of it. */
  readonly id: string;
  readonly isTemporary: boolean;
}

/** The room to open. */
export interface WantedRoom {
  readonly userId: string;
  /** The room to open; or null, and then the room with the mate is. */
  readonly roomId: string | null;
  readonly mateId: string | null;
  /** Another room to open with the mate; null for their usual room. */
  readonly another: NewRoom | null;
  /** The message of the room to show, in whichever branch it is; null for the newest. */
  readonly messageId: string | null;
  /** Why the room did not open before; null at first. */
  readonly failure: Failure | null;
}

export interface ChatInput extends Omit<WantedRoom, 'failure'> {
  /** A random UUID: the ids of this visit's messages are made from it. */
  readonly seed: string;
  /** Whether the settings are beside the conversation from the start. */
  readonly isPaneShown: boolean;
  /** The search in it that is open from the start; null for none. */
  readonly search: SearchStart | null;
}

export interface ChatContext extends ChatInput, WantedRoom {
  /** The input of the conversation, once the room is open. */
  readonly opened: (Omit<ConversationInput, 'parentRef'> & Pick<OpenedRoom, 'isCopy'>) | null;
}

export type ChatEvent =
  | { readonly type: 'load.retry' }
  /** The host knows now that the user is old enough. */
  | { readonly type: 'age.confirmed' }
  /** A deleted room was restored. */
  | { readonly type: 'chat.restored'; readonly roomId: string }
  | ConversationReport
  | BranchShown
  | MateBlocked
  | RepliesChanged;

export type ChatTag = 'busy' | 'slow' | 'failed' | 'notFound' | 'ended' | 'ready';

/** The children by id, with the names of their logic. */
export type ChatChildren = {
  openRoom: 'openRoom';
  behindChat: 'behindChat';
  conversation: 'conversation';
  partHeights: 'partHeights';
  matePane: 'matePane';
  chatSearch: 'chatSearch';
  temporaryRoom: 'temporaryRoom';
  mateChange: 'mateChange';
  voice: 'voice';
  call: 'call';
};

/** The requested room; `opened` is null where only its id was resolved. */
export interface FoundRoom {
  readonly roomId: string;
  readonly opened: OpenedRoom | null;
}

/** Returns what the conversation begins with; it is read only once the room is open. */
export function openedOf({ opened }: ChatContext): NonNullable<ChatContext['opened']> {
  if (opened === null) throw new Error('A conversation begins with an opened room.');
  return opened;
}

/** Whether the room that was found does not have the message to show. */
export const lacksMessage = ({ messageId }: Pick<ChatContext, 'messageId'>, { opened }: FoundRoom): boolean =>
  opened !== null &&
  messageId !== null &&
  opened.info.messages.every((message) => message.messageId !== messageId);

/** From which messages the heights of the parts are estimated. */
export const toHeights = (context: ChatContext): PartHeightsInput => ({
  messages: openedOf(context).info.messages,
  messageId: context.messageId,
});

/** Returns the input of the search in the open room. */
export const toSearch = (context: ChatContext, parentRef: ChatSearchInput['parentRef']): ChatSearchInput => ({
  parentRef,
  roomId: openedOf(context).roomId,
  start: context.search,
});

/** Returns the room whose replies may be read aloud. */
export function toVoiceRoom(context: ChatContext): VoiceRoom {
  const { roomId, mate } = openedOf(context).info.room;
  return { roomId, mateId: mate.mateId };
}
