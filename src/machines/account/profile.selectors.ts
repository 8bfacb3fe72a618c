import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { profileMachine } from './profile.machine.ts';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** Saves name and color; undefined where the user did not ask for it. */
export const selectSave = ({ children }: Snapshot) => children.saveProfile;
/** Changes the password; undefined before the profile is loaded. */
export const selectPasswordChange = ({ children }: Snapshot) => children.changePassword;
export const selectIsExporting = (snapshot: Snapshot): boolean => snapshot.hasTag('exporting');
/** Deletes the account once the user has confirmed it; undefined where the user did not ask for it. */
export const selectDeletion = ({ children }: Snapshot) => children.deleteAccount;

/** The profile that is shown; null before it is loaded and after the account is deleted. */
export const selectProfile = (snapshot: Snapshot): Profile | null =>
  snapshot.hasTag('shown') ? snapshot.context.profile : null;

/** The supervised parts of the page. */
export const selectBlockedMates = ({ children }: Snapshot) => children.blockedMates;
export const selectEmailChange = ({ children }: Snapshot) => children.emailChange;
export const selectPasskeys = ({ children }: Snapshot) => children.passkeys;

/** The installation on this device, supervised. */
export const selectInstallation = ({ children }: Snapshot) => children.installation;
