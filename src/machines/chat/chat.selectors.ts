import type { SnapshotFrom } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import type { chatMachine } from './chat.machine.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

export const selectConversation = ({ children }: Snapshot) => children.conversation;
export const selectPartHeights = ({ children }: Snapshot) => children.partHeights;
/** The record of the newest message, supervised. */
export const selectBehindChat = ({ children }: Snapshot) => children.behindChat;
/** The settings beside the conversation, supervised. */
export const selectMatePane = ({ children }: Snapshot) => children.matePane;
/** The notice of a changed mate, supervised; undefined for a temporary room. */
export const selectMateChange = ({ children }: Snapshot) => children.mateChange;
/** The search in the chat, supervised; undefined in a temporary room. */
export const selectChatSearch = ({ children }: Snapshot) => children.chatSearch;
/** A temporary room, supervised; undefined for any other. */
export const selectTemporaryRoom = ({ children }: Snapshot) => children.temporaryRoom;
/** Whether the room was a temporary one that has ended. */
export const selectIsEnded = (snapshot: Snapshot) => snapshot.hasTag('ended');
export const selectMateId = ({ context }: Snapshot) => context.opened?.info.room.mate.mateId ?? '';
/** The message to which the view scrolls. */
export const selectMessageId = ({ context }: Snapshot) => context.messageId;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsNotFound = (snapshot: Snapshot) => snapshot.hasTag('notFound');
/** Whether the account has reached the limit of rooms: one must be deleted first. */
export const selectIsFull = ({ context }: Snapshot) => context.failure?.code === code.limitReached;
