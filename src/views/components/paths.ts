/** Where a mate's own page is. */
export const detailPath = (mateId: string): string => `/detail?mateId=${encodeURIComponent(mateId)}`;

/** Where one talks with a mate: in the room there is, or in a new one; a visitor tries the mate out. */
export const chatPath = (mateId: string): string => `/chat-detail?mateId=${encodeURIComponent(mateId)}`;

/** Where one begins another chat with a mate. */
export const newChatPath = (mateId: string): string => `${chatPath(mateId)}&new`;

/** Where one begins a temporary chat with a mate. */
export const temporaryChatPath = (mateId: string): string => `${chatPath(mateId)}&temporary`;

/** The user's own mates. */
export const matesPath = '/mates';

/** The editor, with a new mate. */
export const newMatePath = '/generate';

/** The editor of one of the user's mates. */
export const ownMatePath = (mateId: string): string => `${newMatePath}?mateId=${encodeURIComponent(mateId)}`;

/** Where a user who forgot the password gets a new one. */
export const passwordResetPath = '/reset-password';

/** The ways to sign in, among the settings. */
export const securityPath = '/security';

/** Where the user sees and ends the sessions of other browsers. */
export const sessionsPath = '/sessions';

/** Where mates are looked for; `search` is a query without its '?'. */
export const searchPath = (search: string): string => (search === '' ? '/search' : `/search?${search}`);

/** The mates of one tag. */
export const categoryPath = (tag: string): string => `/category?tags=${encodeURIComponent(tag)}`;

/** The page of a maker. */
export const makerPath = (creatorId: string): string =>
  `/collection?creatorId=${encodeURIComponent(creatorId)}`;

/** The page of a tag, where it can be followed. */
export const tagPath = (tag: string): string => `/collection?tag=${encodeURIComponent(tag)}`;

/** About a conversation: what is remembered there, the persona and what else is set. */
export const aboutChatPath = (roomId: string): string => `/chat-profile?roomId=${encodeURIComponent(roomId)}`;

/** The same, where one chooses how the mate replies. */
export const repliesPath = (roomId: string): string => `${aboutChatPath(roomId)}&replies`;

/** The path of a mate's memory: in a conversation the part that it uses there, else all of it. */
export const memoryPath = (mateId: string, roomId: string | null): string =>
  withRoom(`/memory?mateId=${encodeURIComponent(mateId)}`, roomId);

/** An existing conversation. */
export const roomPath = (roomId: string): string => `/chat-detail?roomId=${encodeURIComponent(roomId)}`;

/** A message in its conversation. */
export const messagePath = (roomId: string, messageId: string): string =>
  `${roomPath(roomId)}&messageId=${encodeURIComponent(messageId)}`;

/** A conversation with the search for its pinned messages. */
export const roomPinsPath = (roomId: string): string => `${roomPath(roomId)}&pinned`;

/** The packages on sale. `roomId` is the conversation to go back to, null for none. */
export const packagesPath = (roomId: string | null): string => withRoom('/subscription', roomId);

/** One package on sale. */
export const packagePath = (packageId: string, roomId: string | null): string =>
  withRoom(`/single-package?packageId=${encodeURIComponent(packageId)}`, roomId);

/** The user's own credits and gold. */
export const balancePath = (roomId: string | null): string => withRoom('/user-subscription', roomId);

const withRoom = (path: string, roomId: string | null): string =>
  roomId === null ? path : `${path}${path.includes('?') ? '&' : '?'}roomId=${encodeURIComponent(roomId)}`;
