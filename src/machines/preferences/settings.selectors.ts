import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine.ts';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

export const selectTheme = ({ value }: Snapshot) =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The actor whose own look after the person; undefined where it died. */
export const selectSafety = ({ children }: Snapshot) => children.safety;

/** The actor that knows whether the person may chat; undefined where it died. */
export const selectAgeGate = ({ children }: Snapshot) => children.ageGate;

/** The actor that leads somebody out; undefined where it died. */
export const selectLogoutConfirmation = ({ children }: Snapshot) => children.logoutConfirmation;
