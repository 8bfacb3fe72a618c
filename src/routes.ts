import type { RouteMatch, ScreenId } from './machines/navigation.types.ts';
import { screen as discover } from './screens/discover.tsx';
import type { ScreenModule } from './screens/screen.ts';

export interface Route extends RouteMatch {
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
}

const comingSoon = () => import('./screens/coming-soon.tsx');
const verifyEmail = () => import('./screens/verify-email.tsx');

const framed = { header: true, footer: true } as const;
const fullScreen = { header: false, footer: false } as const;
const forAll = { signIn: false } as const;
const forUsers = { signIn: true } as const;

/** Every path of the product. What the table does not name is the not-found page. */
export const routes: readonly Route[] = [
  // The first page comes with the frame: most people arrive here, and its parts are those of most other screens.
  { path: '/', screen: 'discover', ...framed, ...forAll, load: () => Promise.resolve({ screen: discover }) },
  {
    path: '/detail',
    screen: 'detail',
    ...framed,
    ...forAll,
    load: () => import('./screens/mate-detail.tsx'),
  },
  {
    path: '/favorite',
    screen: 'favorite',
    ...framed,
    ...forUsers,
    load: () => import('./screens/favorite.tsx'),
  },
  {
    path: '/recent-chats',
    screen: 'recentChats',
    ...framed,
    ...forUsers,
    load: () => import('./screens/recent-chats.tsx'),
  },
  {
    path: '/privacy-notice',
    screen: 'privacyNotice',
    ...framed,
    ...forAll,
    load: () => import('./screens/privacy-notice.tsx'),
  },
  {
    path: '/terms-of-use',
    screen: 'termsOfUse',
    ...framed,
    ...forAll,
    load: () => import('./screens/terms-of-use.tsx'),
  },
  {
    path: '/support',
    screen: 'support',
    ...framed,
    ...forAll,
    load: () => import('./screens/support.tsx'),
  },
  {
    path: '/faq',
    screen: 'faq',
    ...framed,
    ...forAll,
    load: () => import('./screens/faq.tsx'),
  },
  {
    path: '/community-guidelines',
    screen: 'communityGuidelines',
    ...framed,
    ...forAll,
    load: () => import('./screens/community-guidelines.tsx'),
  },
  { path: '/safety', screen: 'safety', ...framed, ...forAll, load: () => import('./screens/safety.tsx') },
  { path: '/verify-email-address', screen: 'verifyEmailAddress', ...framed, ...forAll, load: verifyEmail },
  {
    path: '/follow-list',
    screen: 'followList',
    ...framed,
    ...forUsers,
    load: () => import('./screens/follow-list.tsx'),
  },
  { path: '/for-you', screen: 'forYou', ...framed, ...forAll, load: () => import('./screens/for-you.tsx') },
  {
    path: '/chat-detail',
    screen: 'chatDetail',
    ...fullScreen,
    ...forUsers,
    load: () => import('./screens/chat.tsx'),
  },
  { path: '/generate', screen: 'generate', ...fullScreen, ...forUsers, load: comingSoon },
  {
    path: '/search',
    screen: 'search',
    ...fullScreen,
    ...forAll,
    live: true,
    load: () => import('./screens/search.tsx'),
  },
  { path: '/mine', screen: 'mine', ...fullScreen, ...forUsers, load: () => import('./screens/mine.tsx') },
  {
    path: '/category',
    screen: 'category',
    ...fullScreen,
    ...forAll,
    load: () => import('./screens/category.tsx'),
  },
  {
    path: '/single-package',
    screen: 'singlePackage',
    ...fullScreen,
    ...forUsers,
    load: () => import('./screens/single-package.tsx'),
  },
  {
    path: '/subscription',
    screen: 'subscription',
    ...fullScreen,
    ...forAll,
    load: () => import('./screens/subscription.tsx'),
  },
  {
    path: '/chat-profile',
    screen: 'chatProfile',
    ...fullScreen,
    ...forUsers,
    load: () => import('./screens/chat-profile.tsx'),
  },
  {
    path: '/profile',
    screen: 'profile',
    ...fullScreen,
    ...forUsers,
    load: () => import('./screens/profile.tsx'),
  },
  {
    path: '/user-subscription',
    screen: 'userSubscription',
    ...fullScreen,
    ...forUsers,
    load: () => import('./screens/user-subscription.tsx'),
  },
];

const notFound: Route = {
  path: '*',
  screen: 'notFound',
  ...framed,
  ...forAll,
  load: () => import('./screens/not-found.tsx'),
};

const routeOf = (path: string): Route => {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFound;
};

/** What a path means, as plain data. */
export function matchRoute(path: string): RouteMatch {
  const { screen, header, footer, signIn, live } = routeOf(path);
  return { screen, header, footer, signIn, ...(live === true ? { live } : {}) };
}

/** Fetches the code of a screen. */
export const loadScreenModule = (id: ScreenId): Promise<ScreenModule> =>
  (routes.find(({ screen }) => screen === id) ?? notFound).load();
