import type { Place, RouteMatch, ScreenId } from './machines/navigation/navigation.machine.ts';

export interface Route extends RouteMatch {
  readonly path: string;
  /** The screen that visitors see here, where the query names a mate. */
  readonly visitors?: ScreenId;
}

const framed = { header: true, footer: true } as const;
const fullScreen = { header: false, footer: false } as const;
const forAll = { signIn: false } as const;
const forUsers = { signIn: true } as const;

/** Every path of the product. What the table does not name is the not-found page. */
export const routes: readonly Route[] = [
  { path: '/', screen: 'discover', ...framed, ...forAll },
  { path: '/detail', screen: 'detail', ...framed, ...forAll },
  { path: '/favorite', screen: 'favorite', ...framed, ...forUsers },
  { path: '/recent-chats', screen: 'recentChats', ...framed, ...forUsers },
  { path: '/privacy-notice', screen: 'privacyNotice', ...framed, ...forAll },
  { path: '/terms-of-use', screen: 'termsOfUse', ...framed, ...forAll },
  { path: '/support', screen: 'support', ...framed, ...forAll },
  { path: '/faq', screen: 'faq', ...framed, ...forAll },
  { path: '/community-guidelines', screen: 'communityGuidelines', ...framed, ...forAll },
  { path: '/safety', screen: 'safety', ...framed, ...forAll },
  { path: '/verify-email-address', screen: 'verifyEmailAddress', ...framed, ...forAll },
  { path: '/reset-password', screen: 'passwordReset', ...framed, ...forAll },
  { path: '/change-email', screen: 'emailLink', ...framed, ...forAll },
  { path: '/sign-in-link', screen: 'signInLink', ...framed, ...forAll },
  { path: '/follow-list', screen: 'followList', ...framed, ...forUsers },
  { path: '/collection', screen: 'collection', ...framed, ...forAll },
  { path: '/for-you', screen: 'forYou', ...framed, ...forAll },
  { path: '/chat-detail', screen: 'chatDetail', ...fullScreen, ...forUsers, visitors: 'trial' },
  { path: '/mates', screen: 'mates', ...fullScreen, ...forUsers },
  { path: '/generate', screen: 'generate', ...fullScreen, ...forUsers },
  { path: '/search', screen: 'search', ...fullScreen, ...forAll, live: true },
  { path: '/mine', screen: 'mine', ...fullScreen, ...forUsers },
  { path: '/category', screen: 'category', ...fullScreen, ...forAll },
  { path: '/single-package', screen: 'singlePackage', ...fullScreen, ...forUsers, live: true },
  { path: '/subscription', screen: 'subscription', ...fullScreen, ...forAll },
  { path: '/chat-profile', screen: 'chatProfile', ...fullScreen, ...forUsers },
  { path: '/lorebooks', screen: 'lorebooks', ...fullScreen, ...forUsers },
  { path: '/lorebook', screen: 'lorebook', ...fullScreen, ...forUsers },
  { path: '/memory', screen: 'memory', ...fullScreen, ...forUsers },
  { path: '/import', screen: 'imports', ...fullScreen, ...forUsers },
  { path: '/profile', screen: 'profile', ...fullScreen, ...forUsers },
  { path: '/look', screen: 'look', ...fullScreen, ...forUsers },
  { path: '/security', screen: 'security', ...fullScreen, ...forUsers },
  { path: '/data', screen: 'data', ...fullScreen, ...forUsers },
  { path: '/app', screen: 'app', ...fullScreen, ...forUsers },
  { path: '/sessions', screen: 'sessions', ...fullScreen, ...forUsers },
  { path: '/user-subscription', screen: 'userSubscription', ...fullScreen, ...forUsers },
];

const notFound: Route = { path: '*', screen: 'notFound', ...framed, ...forAll };

const findRoute = (path: string): Route => {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFound;
};

/** Where the installed app starts: on the chats of a user who is signed in, else on the first screen. */
export const launchPath = '/?launch';

/** The path to which the start of the installed app leads; null where the page was opened in another way. */
export const pathAtLaunch = ({ path, search }: Place, signedIn: boolean): string | null => {
  if (`${path}?${search}` !== launchPath) return null;
  return signedIn ? '/recent-chats' : '/';
};

/** Returns the route of a path, as plain data. */
export function matchRoute(path: string): RouteMatch {
  const { screen, header, footer, signIn, live } = findRoute(path);
  return { screen, header, footer, signIn, ...(live === true ? { live } : {}) };
}

/** Returns the route of a place for a signed-in user, or for a visitor. */
export function matchPlace({ path, search }: Place, signedIn: boolean): RouteMatch {
  const { visitors } = findRoute(path);
  const isForVisitors = !signedIn && visitors !== undefined && new URLSearchParams(search).has('mateId');
  return isForVisitors ? { ...matchRoute(path), screen: visitors, signIn: false } : matchRoute(path);
}
