import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine.ts';
import { isRefusedSignInMarked } from '../../../../contract/limits.ts';
import type { PanelMode, ProviderName } from './sign-in.reducers.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** The form on the screen. While a request runs it is the one that `editing.hist` returns to. */
export function selectMode(snapshot: Snapshot): PanelMode {
  if (snapshot.matches('editing')) return snapshot.matches({ editing: 'signUp' }) ? 'signUp' : 'signIn';
  const [form] = snapshot.historyValue['signIn.editing.hist'] ?? [];
  return form?.key === 'signUp' ? 'signUp' : 'signIn';
}

/** The request of the form that runs; undefined while none does. */
export const selectRequest = ({ children }: Snapshot) => children.sendSignIn ?? children.sendSignUp;

/** Returns whether the host is known not to offer a provider. */
export const selectIsMissing =
  (provider: ProviderName) =>
  ({ context }: Snapshot): boolean =>
    context.offered?.[provider] === null;
/** Returns whether the host is known to offer a provider. */
export const selectIsOffered =
  (provider: ProviderName) =>
  ({ context }: Snapshot): boolean =>
    (context.offered?.[provider] ?? null) !== null;

/** Why the form marks its fields: the server did not accept the credentials. Null where it does not. */
export const selectRefusal = (snapshot: Snapshot) =>
  isRefusedSignInMarked && snapshot.hasTag('wrongCredentials') ? snapshot.context.failure : null;
/** Why the attempt failed otherwise, or the sign-up did. */
export const selectRejection = (snapshot: Snapshot) =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
