import type { SnapshotFrom } from 'xstate';
import type { chatActionsMachine } from './chat-actions.machine.ts';

type Snapshot = SnapshotFrom<typeof chatActionsMachine> | undefined;

export const selectIsHere = (snapshot: Snapshot) => snapshot?.hasTag('here') === true;
export const selectIsMissing = (snapshot: Snapshot) => snapshot?.hasTag('missing') === true;
/** Each is undefined until its code is here. */
export const selectReplySuggestions = (snapshot: Snapshot) => snapshot?.children.replySuggestions;
export const selectMessageActions = (snapshot: Snapshot) => snapshot?.children.messageActions;
