import * as calls from '../../../contract/account.ts';
import type { Services } from '../shared/services.ts';

/** The user's account on the host. */
export const createAccount = ({ call }: Pick<Services, 'call'>) => ({
  profile: (signal: AbortSignal) => call(calls.profile, {}, signal),
  save: (change: { name: string; hue: number }, signal: AbortSignal) =>
    call(calls.updateProfile, change, signal),
  async changePassword(change: { oldPassword: string; newPassword: string }, signal: AbortSignal) {
    const { oldPassword, newPassword } = change;
    await call(calls.changePassword, oldPassword === '' ? { newPassword } : change, signal);
  },
  everything: (signal: AbortSignal) => call(calls.exportData, {}, signal),
  async remove(password: string, signal: AbortSignal) {
    const proof = password === '' ? {} : { password };
    await call(calls.deleteAccount, { ...proof, confirm: 'delete' }, signal);
  },
});

export type AccountService = ReturnType<typeof createAccount>;
