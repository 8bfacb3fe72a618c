import type { SnapshotFrom } from 'xstate';
import type { themeMachine, Theme } from './theme.machine.ts';

export const selectTheme = ({ value }: SnapshotFrom<typeof themeMachine>): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';
