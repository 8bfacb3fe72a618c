import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export const selectConnection = ({ value }: SnapshotFrom<typeof connectionMachine>) => value;
