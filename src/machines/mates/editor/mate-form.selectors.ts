import type { SnapshotFrom } from 'xstate';
import type { mateFormMachine } from './mate-form.machine.ts';

type Snapshot = SnapshotFrom<typeof mateFormMachine>;

/** The received card that waits for a decision; null where there is none. */
export const selectOffer = (snapshot: Snapshot): string | null =>
  snapshot.can({ type: 'card.decline' }) ? snapshot.context.offeredFileId : null;
/** Whether nothing else is under way: the form is then saved, or a draft suggested. */
export const selectIsIdle = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.submit' });
