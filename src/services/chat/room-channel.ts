/** Tells the other tabs of this browser that a room changed. Carries the room's id and nothing that was said. */
export interface RoomChannel {
  /** Reaches the other tabs while this one listens. */
  readonly announce: (roomId: string) => void;
  /** Calls `tell` when another tab announces the room; returns what ends it. */
  readonly listen: (roomId: string, tell: () => void) => () => void;
}

/** Without the browser's channel announcements are lost, and the regular check finds the news. */
export const createRoomChannel = (open = openChannel): RoomChannel => {
  let channel: BroadcastChannel | null = null;
  let post: ((roomId: string) => void) | undefined;
  return {
    announce: (roomId) => post?.(roomId),
    listen(roomId, tell) {
      // A channel hears every other channel of its name, also those of its own page: there is only one.
      channel?.close();
      const opened = open();
      channel = opened;
      post = opened?.postMessage.bind(opened);
      opened?.addEventListener('message', ({ data }) => {
        if (data === roomId) tell();
      });
      return () => {
        opened?.close();
        if (channel !== opened) return;
        channel = null;
        post = undefined;
      };
    },
  };
};

const openChannel = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel('mates.rooms') : null;
