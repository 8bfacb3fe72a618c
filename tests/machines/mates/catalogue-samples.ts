import type { Mate } from '../../../contract/mates/mate.ts';
import type { MateDetail, MateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import type { Review } from '../../../contract/mates/review.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';

export const iris: Mate = {
  mateId: 'iris-vale',
  name: 'Iris Vale',
  shortName: 'Iris',
  tagline: 'keeps the night observatory',
  tags: ['stargazing', 'gentle'],
  hue: 285,
  portrait: '/media/portraits/iris-vale.svg',
  quote: 'The clouds finally moved.',
  creator: { creatorId: 'creator-1', name: 'Ada' },
  chats: 12_400,
};

export const tomas: Mate = {
  ...iris,
  mateId: 'tomas-reed',
  name: 'Tomas Reed',
  shortName: 'Tomas',
  tagline: 'ferry captain with a story per port',
  tags: ['adventure', 'gentle'],
  hue: 50,
  portrait: '/media/portraits/tomas-reed.svg',
  chats: 9800,
};

export const irisInDetail: MateDetail = {
  ...iris,
  age: 34,
  pronouns: 'she/her',
  who: ['She counts what others overlook.'],
  place: 'The observatory on the hill',
  voice: 'Low and unhurried',
  greeting: 'You came.',
  scene: 'It is past eleven, and the dome is open.',
  likes: ['clear nights'],
};

export const extraOfIris: MateExtraInfo = {
  mateId: 'iris-vale',
  chats: 12_401,
  similar: [tomas],
  roomId: null,
  favorite: false,
  following: false,
  opinions: { count: 0, average: null, own: null, reviews: [], hasMore: false },
};

export const ownReview: Review = {
  reviewId: 'review-1',
  mateId: 'iris-vale',
  author: null,
  mine: true,
  stars: 4,
  text: 'Listens well.',
  createdAt: 1_000,
  updatedAt: 1_000,
};

export const othersReview: Review = {
  ...ownReview,
  reviewId: 'review-2',
  author: 'Ada',
  mine: false,
  text: 'Never in a hurry.',
};

export const roomWithIris: Room = {
  roomId: 'room-1',
  mate: iris,
  createdAt: 1_000,
  updatedAt: 3_000,
  lastMessage: { role: 'mate', text: 'You came.', createdAt: 3_000 },
};

export const roomWithTomas: Room = { ...roomWithIris, roomId: 'room-2', mate: tomas, updatedAt: 2_000 };

export const unreachable = new ApiError('unreachable', 'The server could not be reached.');
export const expired = new ApiError('expired', 'login expired', { code: 5002 });

/** The response to every call that a test does not configure. */
export const refuse = (): Promise<never> => Promise.reject(unreachable);
