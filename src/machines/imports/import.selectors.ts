import type { SnapshotFrom } from 'xstate';
import type { importMachine } from './import.machine.ts';
import { hasChosen } from './import.reducers.ts';

type Snapshot = SnapshotFrom<typeof importMachine>;

export const selectHasChosen = ({ context }: Snapshot): boolean => hasChosen(context);
