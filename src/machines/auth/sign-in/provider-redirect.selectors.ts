import type { SnapshotFrom } from 'xstate';
import type { providerRedirectMachine } from './provider-redirect.machine.ts';

type Snapshot = SnapshotFrom<typeof providerRedirectMachine>;

/** The request of the provider's URL; undefined while none runs. */
export const selectRequest = (snapshot: Snapshot | undefined) => snapshot?.children.requestProviderRedirect;
