import { describe, expect, test } from 'vitest';
import { launchPath, matchPlace, matchRoute, pathAtLaunch, routes } from '../../src/routes.ts';

const framed = [
  ['S2.5', '/', 'discover'],
  ['S2.6', '/detail', 'detail'],
  ['S2.7', '/favorite', 'favorite'],
  ['S2.8', '/recent-chats', 'recentChats'],
  ['S2.9', '/privacy-notice', 'privacyNotice'],
  ['S2.10', '/terms-of-use', 'termsOfUse'],
  ['S2.11', '/support', 'support'],
  ['S2.12', '/faq', 'faq'],
  ['S2.13', '/community-guidelines', 'communityGuidelines'],
  ['S2.14', '/verify-email-address', 'verifyEmailAddress'],
  ['S2.15', '/follow-list', 'followList'],
  ['S2.16', '/for-you', 'forYou'],
] as const;

const fullScreen = [
  ['S2.18', '/chat-detail', 'chatDetail'],
  ['S2.19', '/generate', 'generate'],
  ['S2.20', '/search', 'search'],
  ['S2.21', '/mine', 'mine'],
  ['S2.22', '/category', 'category'],
  ['S2.23', '/single-package', 'singlePackage'],
  ['S2.24', '/subscription', 'subscription'],
  ['S2.25', '/chat-profile', 'chatProfile'],
  ['S2.26', '/profile', 'profile'],
  ['S2.27', '/user-subscription', 'userSubscription'],
] as const;

describe('the route table', () => {
  test.each(framed)('[S2.4] [%s] %s has header and footer', (_id, path, screen) => {
    expect(matchRoute(path)).toMatchObject({ screen, header: true, footer: true });
  });

  test.each(fullScreen)('[S2.4] [%s] %s is full-screen', (_id, path, screen) => {
    expect(matchRoute(path)).toMatchObject({ screen, header: false, footer: false });
  });

  test.each(['/nowhere', '/detail/more', '/DETAIL', '/*', '/user/loginDiscord'])(
    '[S2.17] [S2.4] %s is the not-found page, with header and footer',
    (path) => {
      expect(matchRoute(path)).toEqual({ screen: 'notFound', header: true, footer: true, signIn: false });
    },
  );

  test('contains every path of the specification, the page about safety, those of the account, of makers, tags, lorebooks and imports, and what a mate remembers', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(
      [
        ...framed.map(([, path]) => path),
        ...fullScreen.map(([, path]) => path),
        '/safety',
        '/reset-password',
        '/look',
        '/security',
        '/data',
        '/app',
        '/sessions',
        '/change-email',
        '/sign-in-link',
        '/memory',
        '/mates',
        '/lorebooks',
        '/lorebook',
        '/collection',
        '/import',
      ].toSorted(),
    );
  });

  test('[S6.2] the catalogue and the notices are public; personal screens require a sign-in', () => {
    expect(routes.filter(({ signIn }) => !signIn).map(({ path }) => path)).toEqual([
      '/',
      '/detail',
      '/privacy-notice',
      '/terms-of-use',
      '/support',
      '/faq',
      '/community-guidelines',
      '/safety',
      '/verify-email-address',
      '/reset-password',
      '/change-email',
      '/sign-in-link',
      '/collection',
      '/for-you',
      '/search',
      '/category',
      '/subscription',
    ]);
  });

  test('a visitor tries the mate out with whom they want to chat', () => {
    const chat = { path: '/chat-detail', search: 'mateId=iris%26co&temporary' };
    const { signIn, ...match } = matchRoute('/chat-detail');
    expect(signIn).toBe(true);
    expect(matchPlace(chat, false)).toEqual({ ...match, screen: 'trial', signIn: false });
    expect(matchPlace(chat, true)).toEqual(matchRoute('/chat-detail'));
    const room = { path: '/chat-detail', search: 'roomId=room-1' };
    expect(matchPlace(room, false)).toEqual(matchRoute('/chat-detail'));
  });

  test('the installed app starts on the chats of a user, and else on the first screen', () => {
    const { pathname: path, search } = new URL(launchPath, 'https://mates.test');
    const launch = { path, search: search.slice(1) };
    expect(pathAtLaunch(launch, true)).toBe('/recent-chats');
    expect(pathAtLaunch(launch, false)).toBe('/');
    expect(pathAtLaunch({ path: '/', search: '' }, true)).toBe(null);
    expect(pathAtLaunch({ path: '/detail', search: launch.search }, true)).toBe(null);
  });

  test('a trailing slash is ignored', () => {
    expect(matchRoute('/faq/')).toEqual(matchRoute('/faq'));
  });
});
