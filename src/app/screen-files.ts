import type { ScreenId } from '../machines/navigation/navigation.types.ts';
import type { MessageGroup } from '../locales/messages.ts';

interface ScreenFiles {
  /** The name of its file in src/screens, without the extension. */
  readonly code: string;
  /** The groups of texts that only some screens show, this one among them. */
  readonly messages: readonly MessageGroup[];
  /** The fonts of its first view beside those of every screen: the layout shifts where one loads later. */
  readonly fonts?: readonly string[];
}

const italicFigtree = '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2';
const italicFraunces = '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2';

/** What to load for each screen. Plain data: the build reads it too, so that the server can name the files in advance. */
export const screenFiles: Readonly<Record<ScreenId, ScreenFiles>> = {
  discover: { code: 'discover', messages: [], fonts: [italicFraunces] },
  detail: {
    code: 'mate-detail',
    messages: ['mateDetail', 'reviews', 'wellbeing'],
    fonts: [italicFraunces],
  },
  favorite: { code: 'favorites', messages: [] },
  recentChats: {
    code: 'recent-chats',
    messages: ['recentChats', 'roomCare', 'messageSearch'],
  },
  privacyNotice: {
    code: 'privacy-notice',
    messages: ['privacyNotice', 'still'],
  },
  termsOfUse: { code: 'terms-of-use', messages: ['termsOfUse', 'still'] },
  support: { code: 'support', messages: ['support', 'still'] },
  faq: { code: 'faq', messages: ['faq', 'still'] },
  communityGuidelines: {
    code: 'community-guidelines',
    messages: ['communityGuidelines', 'still'],
  },
  safety: { code: 'safety', messages: ['safety', 'still', 'wellbeing'] },
  verifyEmailAddress: { code: 'verify-email', messages: ['verifyEmail'] },
  passwordReset: { code: 'password-reset', messages: ['passwordReset'] },
  emailLink: { code: 'email-link', messages: ['emailChange'] },
  followList: { code: 'follow-list', messages: [] },
  forYou: { code: 'for-you', messages: [] },
  chatDetail: {
    code: 'chat',
    messages: ['age', 'chat', 'chatExtras', 'wellbeing'],
    fonts: [italicFigtree],
  },
  generate: { code: 'mate-editor', messages: ['generate'] },
  search: { code: 'search', messages: ['search'] },
  mine: { code: 'account-overview', messages: ['mine'] },
  category: { code: 'category', messages: ['search'] },
  singlePackage: { code: 'checkout', messages: ['shop'] },
  subscription: { code: 'subscription', messages: ['shop'] },
  chatProfile: { code: 'personas', messages: ['chatProfile', 'roomCare'] },
  profile: { code: 'profile', messages: ['age', 'emailChange', 'passkeys', 'profile', 'wellbeing'] },
  sessions: { code: 'sessions', messages: ['sessions'] },
  userSubscription: { code: 'balance', messages: ['shop'] },
  notFound: { code: 'not-found', messages: ['still'] },
};
