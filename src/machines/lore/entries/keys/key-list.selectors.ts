import type { SnapshotFrom } from 'xstate';
import type { keyListMachine } from './key-list.machine.ts';
import { allKeys } from './key-list.reducers.ts';
import { listed } from './key-text.ts';

type Snapshot = SnapshotFrom<typeof keyListMachine>;

/** The value of the control, with what is still in the field. */
export const selectValue = ({ context }: Snapshot): string => listed(allKeys(context));
