import type { SnapshotFrom } from 'xstate';
import type { notificationMachine } from './notification.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationMachine>;

export const selectMessage = ({ context }: Snapshot) => context.message;
export const selectType = ({ context }: Snapshot) => context.type;
export const selectCount = ({ context }: Snapshot) => context.count;
export const selectAction = ({ context }: Snapshot) => context.action;
export const selectIsLeaving = (snapshot: Snapshot) => snapshot.hasTag('leaving');
