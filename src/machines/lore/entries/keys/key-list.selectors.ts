import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { keyListMachine } from './key-list.machine.ts';
import { allKeys, type KeyChange, type KeyListName } from './key-list.reducers.ts';
import { listed } from './key-text.ts';

export type KeyListActor = ActorRefFrom<typeof keyListMachine>;

type Snapshot = SnapshotFrom<typeof keyListMachine>;

export const selectName = ({ context }: Snapshot): KeyListName => context.name;
export const selectKeys = ({ context }: Snapshot): readonly string[] => context.keys;
export const selectWritten = ({ context }: Snapshot): string => context.written;
export const selectChange = ({ context }: Snapshot): KeyChange | null => context.change;
export const selectArePatterns = ({ context }: Snapshot): boolean => context.arePatterns;
/** The value of the control, with what is still in the field. */
export const selectValue = ({ context }: Snapshot): string => listed(allKeys(context));
