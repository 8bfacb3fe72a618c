import type { ScreenId } from '../machines/navigation.types.ts';
import type { ScreenModule } from '../screens/screen.ts';

/** Where the code of each screen is; the first page's comes with the frame. */
export const screens: Readonly<Record<Exclude<ScreenId, 'discover'>, () => Promise<ScreenModule>>> = {
  detail: () => import('../screens/mate-detail.tsx'),
  favorite: () => import('../screens/favorite.tsx'),
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
  generate: () => import('../screens/generate.tsx'),
  search: () => import('../screens/search.tsx'),
  mine: () => import('../screens/mine.tsx'),
  category: () => import('../screens/category.tsx'),
  singlePackage: () => import('../screens/single-package.tsx'),
  subscription: () => import('../screens/subscription.tsx'),
  chatProfile: () => import('../screens/chat-profile.tsx'),
  profile: () => import('../screens/profile.tsx'),
  userSubscription: () => import('../screens/user-subscription.tsx'),
  notFound: () => import('../screens/not-found.tsx'),
};
