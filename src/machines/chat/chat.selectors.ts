import type { SnapshotFrom } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import type { chatMachine } from './chat.machine.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

/** Whether the account has reached the limit of rooms: one must be deleted first. */
export const selectIsFull = ({ context }: Snapshot) => context.failure?.code === code.limitReached;
