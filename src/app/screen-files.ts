import type { ScreenId } from '../machines/navigation/navigation.machine.ts';
import type { MessageGroup } from '../locales/messages.ts';
import type { ViewsOnDemand } from '../views/views-on-demand.ts';

interface ScreenFiles {
  /** The name of its file in src/screens, without the extension. */
  readonly code: string;
  /** The groups of texts that only some screens show, this one among them. */
  readonly messages: readonly MessageGroup[];
  /** The fonts of its first view beside those of every screen: the layout shifts where one loads later. */
  readonly fonts?: readonly string[];
  /** The views that are loaded once it has been shown for a while, for when there is no network. */
  readonly views?: readonly (keyof ViewsOnDemand)[];
}

const italicFigtree = 'src/views/styles/fonts/figtree-400-italic-latin.woff2';
const italicFraunces = 'src/views/styles/fonts/fraunces-440-italic-latin.woff2';

/** The files to load for each screen. Plain data: the build reads it too, so that the server can name the files in advance. */
export const screenFiles: Readonly<Record<ScreenId, ScreenFiles>> = {
  discover: { code: 'discover', messages: ['tagLabels'], fonts: [italicFraunces] },
  detail: {
    code: 'mate-detail',
    messages: ['mateChanges', 'mateDetail', 'reviews', 'tagLabels', 'wellbeing'],
    fonts: [italicFraunces],
  },
  trial: {
    code: 'trial',
    messages: ['age', 'authPanel', 'chat', 'trial', 'wellbeing'],
    fonts: [italicFigtree],
  },
  favorite: { code: 'favorites', messages: ['savedLists', 'tagLabels'] },
  recentChats: {
    code: 'recent-chats',
    messages: ['recentChats', 'roomSettings', 'messageSearch'],
  },
  privacyNotice: {
    code: 'privacy-notice',
    messages: ['privacyNotice', 'pages'],
  },
  termsOfUse: { code: 'terms-of-use', messages: ['termsOfUse', 'pages'] },
  support: { code: 'support', messages: ['support', 'pages'] },
  faq: { code: 'faq', messages: ['faq', 'pages'] },
  communityGuidelines: {
    code: 'community-guidelines',
    messages: ['communityGuidelines', 'pages'],
  },
  safety: { code: 'safety', messages: ['safety', 'pages', 'wellbeing'] },
  verifyEmailAddress: { code: 'verify-email', messages: ['authPanel', 'verifyEmail'] },
  passwordReset: { code: 'password-reset', messages: ['authPanel', 'passwordReset'] },
  emailLink: { code: 'email-link', messages: ['authPanel', 'emailChange'] },
  signInLink: { code: 'sign-in-link', messages: ['signInLink'] },
  followList: { code: 'follow-list', messages: ['savedLists', 'tagLabels'] },
  collection: { code: 'collection', messages: ['savedLists', 'tagLabels'] },
  forYou: { code: 'for-you', messages: ['savedLists', 'tagLabels'] },
  chatDetail: {
    code: 'chat',
    messages: ['age', 'chat', 'mateChanges', 'messageActions', 'modelHost', 'wellbeing'],
    fonts: [italicFigtree],
    views: ['messageMenu', 'replyPrompt'],
  },
  mates: { code: 'my-mates', messages: ['companionFile', 'mateEditor'] },
  generate: { code: 'mate-editor', messages: ['hues', 'mateEditor', 'tagLabels'] },
  search: { code: 'search', messages: ['search', 'tagLabels'] },
  mine: { code: 'profile', messages: ['age', 'authPanel', 'hues', 'profile', 'wellbeing'] },
  category: { code: 'category', messages: ['search', 'tagLabels'] },
  singlePackage: { code: 'checkout', messages: ['billing'] },
  subscription: { code: 'subscription', messages: ['billing'] },
  chatProfile: {
    code: 'personas',
    messages: ['memory', 'modelHost', 'personas', 'roomSettings', 'voice'],
  },
  lorebooks: { code: 'lorebooks', messages: ['lorebooks'] },
  lorebook: { code: 'lorebook', messages: ['lorebooks'] },
  memory: { code: 'memory', messages: ['memory'] },
  imports: { code: 'imports', messages: ['imports'] },
  profile: { code: 'profile', messages: ['age', 'authPanel', 'hues', 'profile', 'wellbeing'] },
  look: { code: 'look', messages: ['profile'] },
  security: { code: 'security', messages: ['authPanel', 'emailChange', 'passkeys', 'profile'] },
  data: { code: 'account-data', messages: ['companionFile', 'passkeys', 'profile'] },
  app: { code: 'app-settings', messages: ['installation', 'sessions'] },
  sessions: { code: 'sessions', messages: ['sessions'] },
  userSubscription: { code: 'balance', messages: ['billing'] },
  notFound: { code: 'not-found', messages: ['pages'] },
};
