import type { Catalogue } from '../messages.ts';
import { discover } from './discover.ts';
import { layout } from './layout.ts';
import { parts } from './parts.ts';
import { shell, titles } from './shell.ts';
import { standIn } from './stand-in.ts';

export const catalogue: Catalogue = {
  first: { titles, shell, layout, parts, standIn, discover },
  later: {
    age: () => import('./age.ts'),
    authPanel: () => import('./auth-panel.ts'),
    chat: () => import('./chat.ts'),
    chatExtras: () => import('./chat-extras.ts'),
    chatProfile: () => import('./chat-profile.ts'),
    communityGuidelines: () => import('./pages/community-guidelines.ts'),
    faq: () => import('./pages/faq.ts'),
    marks: () => import('./marks.ts'),
    generate: () => import('./generate.ts'),
    mateDetail: () => import('./mate-detail.ts'),
    mine: () => import('./mine.ts'),
    privacyNotice: () => import('./pages/privacy-notice.ts'),
    profile: () => import('./profile.ts'),
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
  },
};
