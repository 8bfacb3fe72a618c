import { isBlank } from '../../../contract/blank-text.ts';
import type { SnapshotFrom } from 'xstate';
import type { messageSearchMachine } from './message-search.machine.ts';

type Snapshot = SnapshotFrom<typeof messageSearchMachine>;

/** Whether there is something to search for: its results take the place of the list of conversations. */
export const selectIsActive = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('inactive') === false;

/** Whether all pinned messages are listed, without a text. */
export const selectIsListOfPins = ({ context }: Snapshot) => context.pinned && isBlank(context.text);
