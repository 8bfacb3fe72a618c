import type { FailureKind } from '../../../machines/shared/failure.ts';
import type { ScreenId } from '../../../machines/navigation/navigation.machine.ts';

/** The titles of all screens, for the window and for screen readers. */
export const titles = {
  discover: 'Discover',
  detail: 'Mate',
  trial: 'Try it',
  favorite: 'Favorites',
  recentChats: 'Recent chats',
  privacyNotice: 'Privacy notice',
  termsOfUse: 'Terms of use',
  support: 'Support',
  faq: 'Questions and answers',
  communityGuidelines: 'Community guidelines',
  safety: 'Safety and helplines',
  verifyEmailAddress: 'Verify your email',
  passwordReset: 'New password',
  sessions: 'Where you’re signed in',
  emailLink: 'Change email',
  followList: 'Following',
  collection: 'Collection',
  forYou: 'For you',
  chatDetail: 'Chat',
  generate: 'Create a mate',
  search: 'Search',
  mine: 'Account overview',
  category: 'Browse by tag',
  singlePackage: 'Your order',
  subscription: 'Credits and gold',
  chatProfile: 'Personas',
  lorebooks: 'Lorebooks',
  lorebook: 'Lorebook',
  memory: 'Memory',
  imports: 'Import',
  profile: 'Profile',
  userSubscription: 'Your balance',
  notFound: 'Page not found',
} satisfies Record<ScreenId, string>;

export const shell = {
  windowTitle: (title: string, product: string) => `${title} · ${product}`,
  /** Shown by the kind of a failure; a refusal brings words of its own. */
  failure: {
    expired: 'Your session has expired. Please sign in again.',
    visitor: 'Please sign in to continue.',
    rejected: 'The server rejected the request.',
    unreachable: 'Couldn’t reach the server. Check your connection and try again.',
    stream: 'The reply was interrupted.',
  } satisfies Record<FailureKind | 'visitor', string>,
  /** Where a failure has no words of its own. */
  somethingError: 'something error',
  storageRefused:
    'This browser can’t save data. Unsent messages are lost when you close the page, and you may be signed out.',
  broken: {
    title: 'Something went wrong',
    text: 'The page ran into an error. Messages you sent are safe.',
    reload: 'Reload page',
  },
};
