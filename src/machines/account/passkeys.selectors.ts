import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Passkey } from '../../../contract/own-passkeys.ts';
import type { Failure } from '../shared/failure.ts';
import type { passkeysMachine } from './passkeys.machine.ts';

export type PasskeysActor = ActorRefFrom<typeof passkeysMachine>;
type Snapshot = SnapshotFrom<typeof passkeysMachine>;

export const selectPasskeys = ({ context }: Snapshot): readonly Passkey[] => context.passkeys;
export const selectCanAdd = ({ context }: Snapshot): boolean => context.canAdd;
export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.hasTag('ready');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The actor that adds a passkey; undefined while none is added. */
export const selectRegistration = ({ children }: Snapshot) => children.registration;

/** The passkey that is renamed; null while none is. */
export const selectRenamedId = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('renaming') ? snapshot.context.selectedId : null;

/** The passkey that is about to be removed; null while none is. */
export const selectRemoved = (snapshot: Snapshot): Passkey | null =>
  snapshot.hasTag('removing')
    ? (snapshot.context.passkeys.find(({ passkeyId }) => passkeyId === snapshot.context.selectedId) ?? null)
    : null;

/** Why the change was rejected; null until then, and while it is sent again. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
