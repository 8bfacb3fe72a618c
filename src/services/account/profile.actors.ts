import { fromPromise } from 'xstate';
import * as calls from '../../../contract/account/account.ts';
import { isDeletionComplete, type AccountDeletion } from '../../machines/account/account-deletion.ts';
import {
  isPasswordChangeComplete,
  type AccountOwner,
  type PasswordChange,
} from '../../machines/account/account-owner.ts';
import type { ProfileChange } from '../../machines/account/profile.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { fromCall } from '../http/from-call.ts';
import type { Services } from '../shared/services.ts';

/** Downloads the export, and shows that it is pending. */
interface Export {
  readonly begin: () => void;
  readonly download: (everything: unknown) => void;
  /** Also called when it failed or was canceled. */
  readonly end: () => void;
}

type Caller = Pick<Services, 'call'>;

const fetchProfile = ({ call }: Caller) =>
  provideRequest<calls.Profile>(({ signal }) => call(calls.profile, {}, signal));

/** Actors of `profile`. */
export const profileActors = ({ call }: Caller) => ({
  fetchProfile: fetchProfile({ call }),
  saveProfile: toCommand(fromCall<typeof calls.updateProfile, ProfileChange>(call, calls.updateProfile)),
});

/** Actors of `security`. An account without a password sends none. */
export const securityActors = ({ call }: Caller) => ({
  fetchProfile: fetchProfile({ call }),
  fetchAddress: toCommand(
    fromPromise<string, undefined>(async ({ signal }) => (await call(calls.ownAddress, {}, signal)).email),
  ),
  changePassword: toConfirmation<void, PasswordChange, AccountOwner>(
    fromPromise(async ({ input: { oldPassword, newPassword }, signal }) => {
      const proof = oldPassword === '' ? {} : { oldPassword };
      await call(calls.changePassword, { ...proof, newPassword }, signal);
    }),
    { isComplete: isPasswordChangeComplete, staysOpen: true },
  ),
});

/** Actors of `accountData`. */
export const accountDataActors = ({ call }: Caller, { begin, download, end }: Export) => ({
  fetchProfile: fetchProfile({ call }),
  saveExport: fromPromise<void, undefined>(async ({ signal }) => {
    begin();
    try {
      download(await call(calls.exportData, {}, signal));
    } finally {
      end();
    }
  }),
  deleteAccount: toConfirmation<void, AccountDeletion, AccountOwner>(
    fromPromise(async ({ input: { password }, signal }) => {
      const proof = password === '' ? {} : { password };
      await call(calls.deleteAccount, { ...proof, confirm: 'delete' }, signal);
    }),
    { isComplete: isDeletionComplete },
  ),
});
