import { isBlank } from '../../../contract/blank-text.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageSearchMachine } from './message-search.machine.ts';

export type MessageSearchActor = ActorRefFrom<typeof messageSearchMachine>;

type Snapshot = SnapshotFrom<typeof messageSearchMachine>;

/** Whether there is something to search for: its results take the place of the list of conversations. */
export const selectIsActive = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('inactive') === false;
/** Whether the results are of an earlier text: the search for this one has not begun. */
export const selectIsTyping = (snapshot: Snapshot): boolean => snapshot.matches('typing');
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectPager = ({ children }: Snapshot) => children.pager;
export const selectText = ({ context }: Snapshot) => context.text;
export const selectRoomId = ({ context }: Snapshot) => context.roomId;
export const selectIsPinned = ({ context }: Snapshot) => context.pinned;
/** Whether all pinned messages are listed, without a text. */
export const selectIsListOfPins = ({ context }: Snapshot) => context.pinned && isBlank(context.text);
export const selectFound = ({ context }: Snapshot) => context.found;
