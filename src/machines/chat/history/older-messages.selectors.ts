import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { olderMessagesMachine } from './older-messages.machine.ts';

export type OlderMessagesActor = ActorRefFrom<typeof olderMessagesMachine>;

/** Whether older messages can be loaded, are loading, failed to load, or are all shown. */
export const selectStatus = ({ value }: SnapshotFrom<typeof olderMessagesMachine>) => value;
