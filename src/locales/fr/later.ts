import type { LaterTexts } from '../messages.ts';

/** Each group comes with what shows it. */
export const later: LaterTexts = {
  age: () => import('./age.ts'),
  authPanel: () => import('./auth-panel.ts'),
  chat: () => import('./chat.ts'),
  chatExtras: () => import('./chat-extras.ts'),
  chatProfile: () => import('./chat-profile.ts'),
  communityGuidelines: () => import('./pages/community-guidelines.ts'),
  faq: () => import('./pages/faq.ts'),
  generate: () => import('./generate.ts'),
  marks: () => import('./marks.ts'),
  mateDetail: () => import('./mate-detail.ts'),
  mine: () => import('./mine.ts'),
  privacyNotice: () => import('./pages/privacy-notice.ts'),
  profile: () => import('./profile.ts'),
  providers: () => import('./providers.ts'),
  recentChats: () => import('./recent-chats.ts'),
  reviews: () => import('./reviews.ts'),
  roomCare: () => import('./room-care.ts'),
  safety: () => import('./pages/safety.ts'),
  search: () => import('./search.ts'),
  shop: () => import('./shop.ts'),
  still: () => import('./still.ts'),
  support: () => import('./pages/support.ts'),
  termsOfUse: () => import('./pages/terms-of-use.ts'),
  verifyEmail: () => import('./verify-email.ts'),
};
