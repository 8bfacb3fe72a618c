import { fromPromise } from 'xstate';
import * as calls from '../../../contract/account.ts';
import {
  isDeletionComplete,
  isPasswordChangeComplete,
  type AccountDeletion,
  type AccountOwner,
  type PasswordChange,
  type ProfileChange,
} from '../../machines/account/profile.reducers.ts';
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

/** Actors of `profile`. An account without a password sends none. */
export const profileActors = ({ call }: Pick<Services, 'call'>, { begin, download, end }: Export) => ({
  fetchProfile: provideRequest<calls.Profile>(({ signal }) => call(calls.profile, {}, signal)),
  saveProfile: toCommand(fromCall<typeof calls.updateProfile, ProfileChange>(call, calls.updateProfile)),
  changePassword: toConfirmation<void, PasswordChange, AccountOwner>(
    fromPromise(async ({ input: { oldPassword, newPassword }, signal }) => {
      const proof = oldPassword === '' ? {} : { oldPassword };
      await call(calls.changePassword, { ...proof, newPassword }, signal);
    }),
    { isComplete: isPasswordChangeComplete, staysOpen: true },
  ),
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
