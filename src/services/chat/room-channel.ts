/** Notifies the other tabs of this browser that a room changed. Sends the ID of the room and no message. */
export interface RoomChannel {
  /** Notifies the other tabs, while this tab listens. */
  readonly announce: (roomId: string) => void;
  /** Calls `onChange` when another tab announces the room; returns a function that unsubscribes. */
  readonly listen: (roomId: string, onChange: () => void) => () => void;
}

/** Without the browser's channel announcements are lost, and the regular check finds the news. */
export const createRoomChannel = (open = openChannel): RoomChannel => {
  let channel: BroadcastChannel | null = null;
  let post: ((roomId: string) => void) | undefined;
  return {
    announce: (roomId) => post?.(roomId),
    listen(roomId, onChange) {
      // A channel receives from every other channel with its name, also of its own page: only one is open.
      channel?.close();
      const opened = open();
      channel = opened;
      post = opened?.postMessage.bind(opened);
      opened?.addEventListener('message', ({ data }) => {
        if (data === roomId) onChange();
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
