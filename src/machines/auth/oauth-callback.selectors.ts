import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { oauthCallbackMachine } from './oauth-callback.machine.ts';

export type OAuthCallbackActor = ActorRefFrom<typeof oauthCallbackMachine>;
type Snapshot = SnapshotFrom<typeof oauthCallbackMachine>;

export const selectProvider = ({ context }: Snapshot) => context.provider;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Signs in; undefined before the response is verified. */
export const selectExchange = ({ children }: Snapshot) => children.exchangeCode;
