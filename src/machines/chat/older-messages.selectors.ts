import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { olderMessagesMachine } from './older-messages.machine.ts';

export type OlderMessagesActor = ActorRefFrom<typeof olderMessagesMachine>;

/** Whether older messages are there, on their way, or did not come. */
export const selectPlace = ({ value }: SnapshotFrom<typeof olderMessagesMachine>) => value;
