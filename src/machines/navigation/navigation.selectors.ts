import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

export const selectPath = ({ context }: Snapshot) => context.place.path;
export const selectSearch = ({ context }: Snapshot) => context.place.search;
export const selectPlace = ({ context }: Snapshot) => context.place;
export const selectHasHeader = ({ context }: Snapshot) => context.route.header;
export const selectHasFooter = ({ context }: Snapshot) => context.route.footer;

/** The screen that the URL names. `messages.titles` has its title. */
export const selectTitle = ({ context }: Snapshot) => context.route.screen;

/** The conversation that the URL names; null on other screens. */
export const selectOpenRoomId = ({ context: { place, route } }: Snapshot): string | null =>
  route.screen === 'chatDetail' ? new URLSearchParams(place.search).get('roomId') : null;

/** The conversation that the user left for the shop; null without one. */
export const selectLeftRoomId = ({ context: { place } }: Snapshot): string | null =>
  new URLSearchParams(place.search).get('roomId');

/** The running screen; undefined while it loads. */
export const selectScreen = ({ children }: Snapshot) => children['screen'];

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsSignInRequired = (snapshot: Snapshot) => snapshot.hasTag('signInRequired');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectFailure = ({ context }: Snapshot) => context.failure;
