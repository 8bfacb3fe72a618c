/** Where a mate's own page is. */
export const detailPath = (mateId: string): string => `/detail?mateId=${encodeURIComponent(mateId)}`;

/** Where one talks with a mate: in the room there is, or in a new one. */
export const chatPath = (mateId: string): string => `/chat-detail?mateId=${encodeURIComponent(mateId)}`;

/** Where a conversation goes on. */
export const roomPath = (roomId: string): string => `/chat-detail?roomId=${encodeURIComponent(roomId)}`;
