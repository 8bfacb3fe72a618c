import type { ScreenId } from '../../machines/navigation/navigation.machine.ts';
import type { MessageGroup } from '../../locales/messages.ts';
import type { ViewsOnDemand } from '../../views/views-on-demand.ts';

interface ScreenFiles {
  /** The path of its file in src/screens, without the extension. */
  readonly code: string;
  /** The groups of texts that only some screens show, this one among them. */
  readonly messages: readonly MessageGroup[];
  /** The names in src/views/styles/fonts of the fonts of its first view beside those of every screen: the layout shifts where one loads later. */
  readonly fonts?: readonly string[];
  /** The views that are loaded once it has been shown for a while, for when there is no network. */
  readonly views?: readonly (keyof ViewsOnDemand)[];
}

const italicFigtree = 'figtree-400-italic-latin';
const italicFraunces = 'fraunces-440-italic-latin';

/** The files to load for each screen. Plain data: the build reads it too, so that the server can name the files in advance. */
export const screenFiles: Readonly<Record<ScreenId, ScreenFiles>> = {
  discover: { code: 'mates/discover', messages: ['tagLabels'], fonts: [italicFraunces] },
  detail: {
    code: 'mates/mate-detail',
    messages: ['mateChanges', 'mateDetail', 'reviews', 'tagLabels', 'wellbeing'],
    fonts: [italicFraunces],
  },
  trial: {
    code: 'chat/trial',
    messages: ['age', 'authPanel', 'chat', 'trial', 'wellbeing'],
    fonts: [italicFigtree],
  },
  favorite: { code: 'mates/favorites', messages: ['savedLists', 'tagLabels'] },
  recentChats: {
    code: 'chat/recent-chats',
    messages: ['recentChats', 'roomSettings', 'messageSearch'],
  },
  privacyNotice: {
    code: 'pages/privacy-notice',
    messages: ['privacyNotice', 'pages'],
  },
  termsOfUse: { code: 'pages/terms-of-use', messages: ['termsOfUse', 'pages'] },
  support: { code: 'pages/support', messages: ['support', 'pages'] },
  faq: { code: 'pages/faq', messages: ['faq', 'pages'] },
  communityGuidelines: {
    code: 'pages/community-guidelines',
    messages: ['communityGuidelines', 'pages'],
  },
  safety: { code: 'pages/safety', messages: ['safety', 'pages', 'wellbeing'] },
  verifyEmailAddress: { code: 'auth/verify-email', messages: ['authPanel', 'verifyEmail'] },
  passwordReset: { code: 'auth/password-reset', messages: ['authPanel', 'passwordReset'] },
  emailLink: { code: 'auth/email-link', messages: ['authPanel', 'emailChange'] },
  signInLink: { code: 'auth/sign-in-link', messages: ['signInLink'] },
  followList: { code: 'mates/follow-list', messages: ['savedLists', 'tagLabels'] },
  collection: { code: 'mates/collection', messages: ['savedLists', 'tagLabels'] },
  forYou: { code: 'mates/for-you', messages: ['savedLists', 'tagLabels'] },
  chatDetail: {
    code: 'chat/chat',
    messages: ['age', 'chat', 'mateChanges', 'messageActions', 'modelHost', 'wellbeing'],
    fonts: [italicFigtree],
    views: ['messageMenu', 'replyPrompt'],
  },
  mates: { code: 'mates/my-mates', messages: ['companionFile', 'mateEditor'] },
  generate: { code: 'mates/mate-editor', messages: ['hues', 'mateEditor', 'tagLabels'] },
  search: { code: 'mates/search', messages: ['search', 'tagLabels'] },
  mine: { code: 'account/profile', messages: ['age', 'authPanel', 'hues', 'profile', 'wellbeing'] },
  category: { code: 'mates/category', messages: ['search', 'tagLabels'] },
  singlePackage: { code: 'billing/checkout', messages: ['billing'] },
  subscription: { code: 'billing/subscription', messages: ['billing'] },
  chatProfile: {
    code: 'account/personas',
    messages: ['memory', 'modelHost', 'personas', 'roomSettings', 'voice'],
  },
  lorebooks: { code: 'lore/lorebooks', messages: ['lorebooks'] },
  lorebook: { code: 'lore/lorebook', messages: ['lorebooks'] },
  memory: { code: 'memory/memory', messages: ['memory'] },
  imports: { code: 'account/imports', messages: ['imports'] },
  profile: { code: 'account/profile', messages: ['age', 'authPanel', 'hues', 'profile', 'wellbeing'] },
  look: { code: 'account/look', messages: ['profile'] },
  security: { code: 'account/security', messages: ['authPanel', 'emailChange', 'passkeys', 'profile'] },
  data: { code: 'account/account-data', messages: ['companionFile', 'passkeys', 'profile'] },
  app: { code: 'account/app-settings', messages: ['installation', 'sessions'] },
  sessions: { code: 'account/sessions', messages: ['sessions'] },
  userSubscription: { code: 'billing/balance', messages: ['billing'] },
  notFound: { code: 'pages/not-found', messages: ['pages'] },
};
