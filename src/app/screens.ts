import type { ScreenId } from '../machines/navigation/navigation.types.ts';
import type { Language } from '../../contract/languages.ts';
import { loadGroups } from '../locales/load-texts.ts';
import * as discover from '../screens/discover.tsx';
import type { MessageGroup } from '../locales/messages.ts';
import type { ScreenModule } from '../screens/screen.ts';

interface ScreenParts {
  readonly loadModule: () => Promise<ScreenModule>;
  /** The groups of texts that only some screens show, this one among them. */
  readonly messages: readonly MessageGroup[];
}

/** What to load for a screen. Most visits start at the first one, whose code is part of the page. */
export const screenParts: Readonly<Record<ScreenId, ScreenParts>> = {
  discover: { loadModule: async () => discover, messages: [] },
  detail: {
    loadModule: () => import('../screens/mate-detail.tsx'),
    messages: ['mateDetail', 'reviews', 'wellbeing'],
  },
  favorite: { loadModule: () => import('../screens/favorites.tsx'), messages: [] },
  recentChats: {
    loadModule: () => import('../screens/recent-chats.tsx'),
    messages: ['recentChats', 'roomCare'],
  },
  privacyNotice: {
    loadModule: () => import('../screens/privacy-notice.tsx'),
    messages: ['privacyNotice', 'still'],
  },
  termsOfUse: { loadModule: () => import('../screens/terms-of-use.tsx'), messages: ['termsOfUse', 'still'] },
  support: { loadModule: () => import('../screens/support.tsx'), messages: ['support', 'still'] },
  faq: { loadModule: () => import('../screens/faq.tsx'), messages: ['faq', 'still'] },
  communityGuidelines: {
    loadModule: () => import('../screens/community-guidelines.tsx'),
    messages: ['communityGuidelines', 'still'],
  },
  safety: { loadModule: () => import('../screens/safety.tsx'), messages: ['safety', 'still', 'wellbeing'] },
  verifyEmailAddress: { loadModule: () => import('../screens/verify-email.tsx'), messages: ['verifyEmail'] },
  followList: { loadModule: () => import('../screens/follow-list.tsx'), messages: [] },
  forYou: { loadModule: () => import('../screens/for-you.tsx'), messages: [] },
  chatDetail: {
    loadModule: () => import('../screens/chat.tsx'),
    messages: ['age', 'chat', 'chatExtras', 'wellbeing'],
  },
  generate: { loadModule: () => import('../screens/mate-editor.tsx'), messages: ['generate'] },
  search: { loadModule: () => import('../screens/search.tsx'), messages: ['search'] },
  mine: { loadModule: () => import('../screens/account-overview.tsx'), messages: ['mine'] },
  category: { loadModule: () => import('../screens/category.tsx'), messages: ['search'] },
  singlePackage: { loadModule: () => import('../screens/checkout.tsx'), messages: ['shop'] },
  subscription: { loadModule: () => import('../screens/subscription.tsx'), messages: ['shop'] },
  chatProfile: { loadModule: () => import('../screens/personas.tsx'), messages: ['chatProfile', 'roomCare'] },
  profile: { loadModule: () => import('../screens/profile.tsx'), messages: ['age', 'profile', 'wellbeing'] },
  userSubscription: { loadModule: () => import('../screens/balance.tsx'), messages: ['shop'] },
  notFound: { loadModule: () => import('../screens/not-found.tsx'), messages: ['still'] },
};

/** Starts to load a screen before it is opened. A failure is handled when it is opened. */
export const preloadScreen = (id: ScreenId, language: Language): void => {
  const { loadModule, messages } = screenParts[id];
  void Promise.allSettled([loadModule(), loadGroups(language, messages)]);
};
