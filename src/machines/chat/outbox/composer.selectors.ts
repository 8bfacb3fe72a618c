import { maxMessageLength, maxReplyLength } from '../../../../contract/limits.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { composerMachine } from './composer.machine.ts';

export type ComposerActor = ActorRefFrom<typeof composerMachine>;

type Snapshot = SnapshotFrom<typeof composerMachine>;

export const selectDraft = ({ context }: Snapshot) => context.draft;
/** Whether the user has written anything in this room yet, as far as it is shown. */
export const selectHasWritten = ({ context }: Snapshot) => context.recent.length > 0;
/** Whether the draft is an unchanged suggestion. */
export const selectCanUndo = (snapshot: Snapshot) => snapshot.matches({ open: 'suggested' });
/** Whether the mate accepts no messages: the draft stays, and nothing can be sent. */
export const selectIsClosed = (snapshot: Snapshot) => snapshot.hasTag('closed');
/** Whether the draft takes the place of a reply, and whether that is being stored. */
export const selectIsEditingReply = (snapshot: Snapshot) => snapshot.hasTag('editingReply');
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('saving');
/** The maximum length of the draft, in UTF-16 units. */
export const selectLimit = (snapshot: Snapshot) =>
  snapshot.hasTag('editingReply') ? maxReplyLength : maxMessageLength;
/** Whether the draft takes the place of an earlier message. */
export const selectIsEditing = (snapshot: Snapshot) => snapshot.hasTag('editing');
