import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';

/** The notifications in the order of their appearance, each with its position and its own actor. */
export const selectItems = ({ context }: SnapshotFrom<typeof notificationsMachine>) => context.items;

/** The notifications of this session, the newest last. */
export const selectPast = ({ context }: SnapshotFrom<typeof notificationsMachine>) => context.past;
