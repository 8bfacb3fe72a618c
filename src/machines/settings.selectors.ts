import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine.ts';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

export const selectTheme = ({ value }: Snapshot) =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The actor whose own look after the person; undefined where it died. */
export const selectWellbeing = ({ children }: Snapshot) => children.wellbeing;

/** The actor that knows whether the person may chat; undefined where it died. */
export const selectAge = ({ children }: Snapshot) => children.age;

/** The actor that leads somebody out; undefined where it died. */
export const selectParting = ({ children }: Snapshot) => children.parting;
