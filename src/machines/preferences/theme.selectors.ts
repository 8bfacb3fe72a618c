import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './theme.machine.ts';
import type { Theme } from './theme.types.ts';

export const selectTheme = ({ value }: SnapshotFrom<typeof themeMachine>): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';
