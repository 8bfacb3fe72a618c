import { describe, expect, test } from 'vitest';
import { selectOpenRoomId } from '../../../src/machines/navigation/navigation.machine.ts';
import { hashMode, historyMode } from '../../../src/services/browser/history/address-bar.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { arrived, shownScreen, start } from './navigation-harness.ts';

describe.each([
  ['history mode', historyMode, 'https://mates.example/detail?mateId=iris'],
  ['hash mode', hashMode, 'https://mates.example/#/detail?mateId=iris'],
])('navigation in %s', (_name, mode, url) => {
  test('[S2.1] [S2.2] the URL contains the user’s location', async () => {
    const { actor } = await arrived({ url, mode });
    expect(actor.getSnapshot().context.place).toEqual({ path: '/detail', search: 'mateId=iris' });
    expect(actor.getSnapshot().context.route.screen).toBe('detail');
    expect(shownScreen(actor)).toEqual('detail /detail?mateId=iris');
  });

  test('[S2.1] [S2.2] links change the URL, and Back and Forward are followed', async () => {
    const { actor, page } = await arrived({ url, mode });
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq?topic=price' });
    expect(page.location.href).toBe(`https://mates.example${mode.href('/faq?topic=price')}`);
    expect(shownScreen(actor)).toEqual('faq /faq?topic=price');
    page.travel(-1);
    await settled();
    expect(shownScreen(actor)).toEqual('detail /detail?mateId=iris');
    page.travel(1);
    await settled();
    expect(shownScreen(actor)).toEqual('faq /faq?topic=price');
  });

  test('a replacing link adds no history entry', async () => {
    const { actor, page } = await arrived({ url, mode });
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq', replace: true });
    expect(page.length).toBe(1);
    expect(shownScreen(actor)).toEqual('faq /faq');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'a link to %j does not navigate',
    async (to) => {
      const { actor, page } = await arrived({ url, mode });
      await sendAndSettle(actor, { type: 'link.follow', to });
      expect(page.location.href).toBe(url);
      expect(shownScreen(actor)).toEqual('detail /detail?mateId=iris');
    },
  );
});

describe('navigating', () => {
  test('[S2.3] by a link scrolls to the top and focuses the new screen, once', async () => {
    const { actor, log } = await arrived({});
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq' });
    actor.send({ type: 'session.started' });
    expect(log).toEqual(['scroll restored', 'top', 'focus']);
  });

  test('by a reload, Back or Forward restores the scroll position', async () => {
    const { actor, page, log } = await arrived({});
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq' });
    page.travel(-1);
    await settled();
    expect(log).toEqual(['scroll restored', 'top', 'focus', 'scroll restored']);
  });

  test('[S2.3] a link to the current URL scrolls to the top and keeps the screen', async () => {
    const { actor, log } = await arrived({ url: 'https://mates.example/faq' });
    const before = actor.getSnapshot().children['screen'];
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq' });
    expect(actor.getSnapshot().children['screen']).toBe(before);
    expect(log).toEqual(['scroll restored', 'top', 'focus']);
  });

  test('a visitor tries the mate out where a user has the chat', async () => {
    const { actor } = await arrived({ url: 'https://mates.example/chat-detail?mateId=iris' });
    expect(shownScreen(actor)).toBe('trial /chat-detail?mateId=iris');
  });

  test('the URL names a conversation only where it is open', async () => {
    const { actor } = await arrived({
      url: 'https://mates.example/chat-detail?roomId=room-1',
      signedIn: true,
    });
    expect(selectOpenRoomId(actor.getSnapshot())).toBe('room-1');
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq?roomId=room-1' });
    expect(selectOpenRoomId(actor.getSnapshot())).toBeNull();
  });

  test('another query starts another screen actor and stops the old one', async () => {
    const { actor } = await arrived({ url: 'https://mates.example/detail?mateId=iris' });
    const before = actor.getSnapshot().children['screen'];
    await sendAndSettle(actor, { type: 'link.follow', to: '/detail?mateId=tomas' });
    expect(before?.getSnapshot().status).toBe('stopped');
    expect(shownScreen(actor)).toBe('detail /detail?mateId=tomas');
  });

  test('[S2.4] each route carries a header flag and a footer flag', async () => {
    const { actor } = await arrived({ signedIn: true });
    expect([actor.getSnapshot().context.route.header, actor.getSnapshot().context.route.footer]).toEqual([
      true,
      true,
    ]);
    await sendAndSettle(actor, { type: 'link.follow', to: '/chat-detail?mateId=iris' });
    expect([actor.getSnapshot().context.route.header, actor.getSnapshot().context.route.footer]).toEqual([
      false,
      false,
    ]);
  });

  test('[S2.17] shows the not-found page for an unknown path, and keeps the URL', async () => {
    const { actor, page, titles } = await arrived({ url: 'https://mates.example/nowhere?x=1' });
    expect(shownScreen(actor)).toBe('notFound /nowhere?x=1');
    expect(page.location.href).toBe('https://mates.example/nowhere?x=1');
    expect(titles).toEqual(['notFound']);
  });
});

describe('signing in', () => {
  test('[S6.2] a screen for signed-in users opens the sign-in panel and keeps the URL', async () => {
    const { actor, page, log } = await arrived({ url: 'https://mates.example/recent-chats' });
    expect(actor.getSnapshot().hasTag('signInRequired')).toBe(true);
    expect(actor.getSnapshot().children['screen']).toBe(undefined);
    expect(page.location.href).toBe('https://mates.example/recent-chats');
    expect(log).toEqual(['sign-in asked']);
  });

  test('[S8.2] an expired session keeps the current screen, and blocks the next protected one', async () => {
    const { actor, log } = await arrived({ url: 'https://mates.example/recent-chats', signedIn: true });
    const before = actor.getSnapshot().children['screen'];
    await sendAndSettle(actor, { type: 'session.expired' });
    expect(actor.getSnapshot().children['screen']).toBe(before);
    await sendAndSettle(actor, { type: 'link.follow', to: '/mine' });
    expect(actor.getSnapshot().hasTag('signInRequired')).toBe(true);
    expect(log).toEqual(['scroll restored', 'sign-in asked']);
  });
});

describe('loading a screen', () => {
  test.each(['loads', 'has failed'])('a link leads away from a screen that %s', async (how) => {
    const { actor, loads } = start({});
    if (how === 'has failed') loads[0]?.reject(new ApiError('unreachable', 'no network'));
    await settled();
    await sendAndSettle(actor, { type: 'link.follow', to: '/faq' });
    loads[0]?.resolve('loaded');
    loads[1]?.resolve('loaded');
    await settled();
    expect(shownScreen(actor)).toBe('faq /faq');
    expect(actor.getSnapshot().context.failure).toBe(null);
  });

  test.each([
    ['started', false],
    ['ended', true],
  ] as const)('a session that %s meanwhile counts for the next screen', async (what, isRequired) => {
    const { actor, loads } = start({ signedIn: what === 'ended' });
    actor.send({ type: `session.${what}` });
    loads[0]?.resolve('loaded');
    await settled();
    await sendAndSettle(actor, { type: 'link.follow', to: '/mine' });
    expect(actor.getSnapshot().hasTag('signInRequired')).toBe(isRequired);
  });

  test('reloads the page once when a deployment removed its code', async () => {
    const { actor, loads, log, clock } = start({});
    loads[0]?.resolve('outdated');
    await settled();
    expect(log).toEqual(['reload remembered', 'page reloaded']);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(4999);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    actor.send({ type: 'load.retry' });
    loads[1]?.resolve('outdated');
    await settled();
    expect([actor.getSnapshot().hasTag('failed'), log.length]).toEqual([true, 2]);
  });
});
