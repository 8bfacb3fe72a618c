import type { SnapshotFrom } from 'xstate';
import type { chatExtrasMachine } from './chat-extras.machine.ts';

type Snapshot = SnapshotFrom<typeof chatExtrasMachine> | undefined;

export const selectIsHere = (snapshot: Snapshot) => snapshot?.hasTag('here') === true;
export const selectIsMissing = (snapshot: Snapshot) => snapshot?.hasTag('missing') === true;
/** Each is undefined until its code is here. */
export const selectInspiration = (snapshot: Snapshot) => snapshot?.children.inspiration;
export const selectMessageCare = (snapshot: Snapshot) => snapshot?.children.messageCare;
