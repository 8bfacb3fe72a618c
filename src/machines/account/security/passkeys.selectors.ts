import type { SnapshotFrom } from 'xstate';
import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { passkeysMachine } from './passkeys.machine.ts';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

/** The passkey that is renamed; null while none is. */
export const selectRenamedId = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('renaming') ? snapshot.context.selectedId : null;

/** The passkey that is about to be removed; null while none is. */
export const selectRemoved = (snapshot: Snapshot): Passkey | null =>
  snapshot.hasTag('removing')
    ? (snapshot.context.passkeys.find(({ passkeyId }) => passkeyId === snapshot.context.selectedId) ?? null)
    : null;
