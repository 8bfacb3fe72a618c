import type { LaterTexts } from '../messages.ts';

/** Each group comes with what shows it. */
export const later: LaterTexts = {
  age: () => import('./age.ts'),
  authPanel: () => import('./auth-panel.ts'),
  chat: () => import('./chat.ts'),
  chatExtras: () => import('./chat-extras.ts'),
  chatProfile: () => import('./chat-profile.ts'),
  communityGuidelines: () => import('../en/pages/community-guidelines.ts'),
  faq: () => import('../en/pages/faq.ts'),
  generate: () => import('./generate.ts'),
  marks: () => import('./marks.ts'),
  mateDetail: () => import('./mate-detail.ts'),
  mine: () => import('./mine.ts'),
  privacyNotice: () => import('../en/pages/privacy-notice.ts'),
  profile: () => import('./profile.ts'),
  providers: () => import('./providers.ts'),
  recentChats: () => import('./recent-chats.ts'),
  reviews: () => import('./reviews.ts'),
  roomCare: () => import('./room-care.ts'),
  safety: () => import('../en/pages/safety.ts'),
  search: () => import('./search.ts'),
  shop: () => import('./shop.ts'),
  still: () => import('./still.ts'),
  support: () => import('../en/pages/support.ts'),
  termsOfUse: () => import('../en/pages/terms-of-use.ts'),
  verifyEmail: () => import('./verify-email.ts'),
};
