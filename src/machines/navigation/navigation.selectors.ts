import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** The conversation that the URL names; null on other screens. */
export const selectOpenRoomId = ({ context: { place, route } }: Snapshot): string | null =>
  route.screen === 'chatDetail' ? new URLSearchParams(place.search).get('roomId') : null;

/** The conversation that the user left for the shop; null without one. */
export const selectLeftRoomId = ({ context: { place } }: Snapshot): string | null =>
  new URLSearchParams(place.search).get('roomId');
