import type { FailureKind } from '../../machines/shared/failure.ts';
import type { ScreenId } from '../../machines/navigation/navigation.types.ts';

/** The titles of all screens, for the window and for screen readers. */
export const titles = {
  discover: 'Discover',
  detail: 'Mate',
  favorite: 'Favorites',
  recentChats: 'Recent chats',
  privacyNotice: 'Privacy notice',
  termsOfUse: 'Terms of use',
  support: 'Support',
  faq: 'Questions and answers',
  communityGuidelines: 'Community guidelines',
  safety: 'Safety and help lines',
  verifyEmailAddress: 'Verify your e-mail',
  followList: 'Following',
  forYou: 'For you',
  chatDetail: 'Chat',
  generate: 'Create a mate',
  search: 'Search',
  mine: 'Mine',
  category: 'Category',
  singlePackage: 'Package',
  subscription: 'Subscription',
  chatProfile: 'Chat profile',
  profile: 'Profile',
  userSubscription: 'Your subscription',
  notFound: 'Page not found',
} satisfies Record<ScreenId, string>;

export const shell = {
  windowTitle: (title: string, product: string) => `${title} · ${product}`,
  /** Shown by the kind of a failure; a refusal brings words of its own. */
  failure: {
    expired: 'Your session is over. Please sign in again.',
    rejected: 'The server refused this.',
    unreachable: 'The server could not be reached. Check your connection and try again.',
    stream: 'The reply broke off.',
  } satisfies Record<FailureKind, string>,
  /** Where a failure has no words of its own. */
  somethingError: 'something error',
  storageRefused: 'This browser does not let the page keep anything: you will be signed out when you leave.',
  loading: 'Loading…',
  broken: {
    title: 'Something broke',
    text: 'The page ran into a fault that it cannot mend by itself. Nothing that was sent is lost.',
    reload: 'Reload the page',
  },
};
