import { maxMessageLength, maxReplyLength } from '../../../../contract/limits.ts';
import type { SnapshotFrom } from 'xstate';
import type { composerMachine } from './composer.machine.ts';

type Snapshot = SnapshotFrom<typeof composerMachine>;

/** The maximum length of the draft, in UTF-16 units. */
export const selectLimit = (snapshot: Snapshot) =>
  snapshot.hasTag('editingReply') ? maxReplyLength : maxMessageLength;
