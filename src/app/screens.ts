import type { ScreenId } from '../machines/navigation/navigation.types.ts';
import * as discover from '../screens/discover.tsx';
import type { ScreenModule } from '../screens/screen.ts';

/** Loads the code of a screen. Most visits start at the first one, whose code is part of the page. */
export const loadScreenModule: Readonly<Record<ScreenId, () => Promise<ScreenModule>>> = {
  discover: async () => discover,
  detail: () => import('../screens/mate-detail.tsx'),
  favorite: () => import('../screens/favorites.tsx'),
  recentChats: () => import('../screens/recent-chats.tsx'),
  privacyNotice: () => import('../screens/privacy-notice.tsx'),
  termsOfUse: () => import('../screens/terms-of-use.tsx'),
  support: () => import('../screens/support.tsx'),
  faq: () => import('../screens/faq.tsx'),
  communityGuidelines: () => import('../screens/community-guidelines.tsx'),
  safety: () => import('../screens/safety.tsx'),
  verifyEmailAddress: () => import('../screens/verify-email.tsx'),
  followList: () => import('../screens/follow-list.tsx'),
  forYou: () => import('../screens/for-you.tsx'),
  chatDetail: () => import('../screens/chat.tsx'),
  generate: () => import('../screens/mate-editor.tsx'),
  search: () => import('../screens/search.tsx'),
  mine: () => import('../screens/account-overview.tsx'),
  category: () => import('../screens/category.tsx'),
  singlePackage: () => import('../screens/checkout.tsx'),
  subscription: () => import('../screens/subscription.tsx'),
  chatProfile: () => import('../screens/personas.tsx'),
  profile: () => import('../screens/profile.tsx'),
  userSubscription: () => import('../screens/balance.tsx'),
  notFound: () => import('../screens/not-found.tsx'),
};
