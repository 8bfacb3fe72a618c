import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { SecondStepStatus } from '../../../../contract/own-second-step.ts';
import type { passkeysMachine } from './passkeys.machine.ts';

export type PasskeysActor = ActorRefFrom<typeof passkeysMachine>;
type Snapshot = SnapshotFrom<typeof passkeysMachine>;

export const selectPasskeys = ({ context }: Snapshot): readonly Passkey[] => context.passkeys;
export const selectCanAdd = ({ context }: Snapshot): boolean => context.canAdd;
export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.hasTag('ready');
/** The actor that adds a passkey; undefined while none is added. */
export const selectRegistration = ({ children }: Snapshot) => children.registration;

export const selectSecondStep = ({ context }: Snapshot): SecondStepStatus => context.secondStep;
/** The actor that changes the second step; undefined while it is not changed. */
export const selectSecondStepChange = ({ children }: Snapshot) => children.secondStepChange;
/** Whether the last passkey was to be removed, which the second step needs. */
export const selectIsNeeded = (snapshot: Snapshot): boolean => snapshot.hasTag('needed');

/** The actors that rename and remove a passkey; undefined while they do not run. */
export const selectRename = ({ children }: Snapshot) => children.renamePasskey;
export const selectRemoval = ({ children }: Snapshot) => children.removePasskey;

/** The passkey that is renamed; null while none is. */
export const selectRenamedId = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('renaming') ? snapshot.context.selectedId : null;

/** The passkey that is about to be removed; null while none is. */
export const selectRemoved = (snapshot: Snapshot): Passkey | null =>
  snapshot.hasTag('removing')
    ? (snapshot.context.passkeys.find(({ passkeyId }) => passkeyId === snapshot.context.selectedId) ?? null)
    : null;
