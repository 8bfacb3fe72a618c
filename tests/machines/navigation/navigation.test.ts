import { describe, expect, test } from 'vitest';
import {
  selectFailure,
  selectHasFailed,
  selectHasFooter,
  selectHasHeader,
  selectIsSignInRequired,
  selectIsLoading,
  selectIsSlow,
  selectPlace,
  selectScreen,
  selectTitle,
} from '../../../src/machines/navigation/navigation.selectors.ts';
import { hashMode, historyMode } from '../../../src/services/browser/address-bar.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { settled } from '../support/deferred.ts';
import { arrived, shownScreen, start } from './navigation-harness.ts';

describe.each([
  ['history mode', historyMode, 'https://mates.example/detail?mateId=iris'],
  ['hash mode', hashMode, 'https://mates.example/#/detail?mateId=iris'],
])('navigation in %s', (_name, mode, url) => {
  test('[S2.1] [S2.2] the address says where the user is', async () => {
    const { actor } = await arrived({ url, mode });
    expect(selectPlace(actor.getSnapshot())).toEqual({ path: '/detail', search: 'mateId=iris' });
    expect(selectTitle(actor.getSnapshot())).toBe('detail');
    expect(shownScreen(actor)).toEqual('detail /detail?mateId=iris');
  });

  test('[S2.1] [S2.2] a link changes the address; back and forward are followed', async () => {
    const { actor, page } = await arrived({ url, mode });
    actor.send({ type: 'link.follow', to: '/faq?topic=price' });
    await settled();
    expect(page.location.href).toBe(`https://mates.example${mode.href('/faq?topic=price')}`);
    expect(shownScreen(actor)).toEqual('faq /faq?topic=price');
    page.travel(-1);
    await settled();
    expect(shownScreen(actor)).toEqual('detail /detail?mateId=iris');
    page.travel(1);
    await settled();
    expect(shownScreen(actor)).toEqual('faq /faq?topic=price');
  });

  test('a replacing link leaves no entry behind', async () => {
    const { actor, page } = await arrived({ url, mode });
    actor.send({ type: 'link.follow', to: '/faq', replace: true });
    await settled();
    expect(page.length).toBe(1);
    expect(shownScreen(actor)).toEqual('faq /faq');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'a link to %j goes nowhere',
    async (to) => {
      const { actor, page } = await arrived({ url, mode });
      actor.send({ type: 'link.follow', to });
      await settled();
      expect(page.location.href).toBe(url);
      expect(shownScreen(actor)).toEqual('detail /detail?mateId=iris');
    },
  );
});

describe('deciding', () => {
  test('[S2.3] by a link scrolls to the top and puts the focus on the new screen', async () => {
    const { actor, log } = await arrived({});
    actor.send({ type: 'link.follow', to: '/faq' });
    await settled();
    expect(log).toEqual(['scroll restored', 'top', 'focus']);
  });

  test('with the page, back or forward restores where the page was scrolled to', async () => {
    const { actor, page, log } = await arrived({});
    actor.send({ type: 'link.follow', to: '/faq' });
    await settled();
    page.travel(-1);
    await settled();
    expect(log).toEqual(['scroll restored', 'top', 'focus', 'scroll restored']);
  });

  test('[S2.3] a link to the current URL scrolls to the top and keeps the screen', async () => {
    const { actor, log } = await arrived({ url: 'https://mates.example/faq' });
    const before = selectScreen(actor.getSnapshot());
    actor.send({ type: 'link.follow', to: '/faq' });
    await settled();
    expect(selectScreen(actor.getSnapshot())).toBe(before);
    expect(log).toEqual(['scroll restored', 'top', 'focus']);
  });

  test('another query is another screen actor, and the old one is stopped', async () => {
    const { actor } = await arrived({ url: 'https://mates.example/detail?mateId=iris' });
    const before = selectScreen(actor.getSnapshot());
    actor.send({ type: 'link.follow', to: '/detail?mateId=tomas' });
    await settled();
    expect(before?.getSnapshot().status).toBe('stopped');
    expect(shownScreen(actor)).toBe('detail /detail?mateId=tomas');
  });

  test('[S2.4] each route carries a header flag and a footer flag', async () => {
    const { actor } = await arrived({ signedIn: true });
    expect([selectHasHeader(actor.getSnapshot()), selectHasFooter(actor.getSnapshot())]).toEqual([
      true,
      true,
    ]);
    actor.send({ type: 'link.follow', to: '/chat-detail?mateId=iris' });
    await settled();
    expect([selectHasHeader(actor.getSnapshot()), selectHasFooter(actor.getSnapshot())]).toEqual([
      false,
      false,
    ]);
  });

  test('[S2.17] an unknown path leads to the not-found page, and the address stays', async () => {
    const { actor, page, titles } = await arrived({ url: 'https://mates.example/nowhere?x=1' });
    expect(shownScreen(actor)).toBe('notFound /nowhere?x=1');
    expect(page.location.href).toBe('https://mates.example/nowhere?x=1');
    expect(titles).toEqual(['notFound']);
  });
});

describe('signing in', () => {
  test('[S6.2] a screen for users requires visitors to sign in: the panel opens, the URL stays', async () => {
    const { actor, page, log } = await arrived({ url: 'https://mates.example/recent-chats' });
    expect(selectIsSignInRequired(actor.getSnapshot())).toBe(true);
    expect(selectScreen(actor.getSnapshot())).toBe(undefined);
    expect(page.location.href).toBe('https://mates.example/recent-chats');
    expect(log).toEqual(['sign-in asked']);
  });

  test('[S6.2] opens it as soon as a session begins', async () => {
    const { actor } = await arrived({ url: 'https://mates.example/recent-chats' });
    actor.send({ type: 'session.started' });
    await settled();
    expect(shownScreen(actor)).toBe('recentChats /recent-chats');
  });

  test('[S8.2] an expired session leaves the screen as it is, and bars the next one', async () => {
    const { actor, log } = await arrived({ url: 'https://mates.example/recent-chats', signedIn: true });
    const before = selectScreen(actor.getSnapshot());
    actor.send({ type: 'session.expired' });
    await settled();
    expect(selectScreen(actor.getSnapshot())).toBe(before);
    actor.send({ type: 'link.follow', to: '/mine' });
    await settled();
    expect(selectIsSignInRequired(actor.getSnapshot())).toBe(true);
    expect(log).toEqual(['scroll restored', 'sign-in asked']);
  });

  test('an ended session closes what is for users', async () => {
    const { actor } = await arrived({ url: 'https://mates.example/recent-chats', signedIn: true });
    actor.send({ type: 'session.ended' });
    await settled();
    expect(selectScreen(actor.getSnapshot())).toBe(undefined);
    expect(selectIsSignInRequired(actor.getSnapshot())).toBe(true);
  });
});

describe('loading a screen', () => {
  test('[S8.10] a slow load is marked and can be retried', async () => {
    const { actor, clock, loads } = start({});
    clock.increment(15_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.retry' });
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    expect(loads.length).toBe(2);
  });

  test('[S8.10] that fails says why, and can be tried again', async () => {
    const { actor, loads } = start({});
    loads[0]?.reject(new ApiError('unreachable', 'no network'));
    await settled();
    expect(selectHasFailed(actor.getSnapshot())).toBe(true);
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'unreachable', message: 'no network' });
    actor.send({ type: 'load.retry' });
    loads[1]?.resolve('loaded');
    await settled();
    expect(selectFailure(actor.getSnapshot())).toBe(null);
    expect(shownScreen(actor)).toBe('discover /');
  });

  test('whose code a deployment removed reloads the page once', async () => {
    const { actor, loads, log, clock } = start({});
    loads[0]?.resolve('gone');
    await settled();
    expect(log).toEqual(['reload remembered', 'page reloaded']);
    expect(selectIsLoading(actor.getSnapshot())).toBe(true);
    clock.increment(5000);
    expect(selectHasFailed(actor.getSnapshot())).toBe(true);
  });

  test('code that is still missing after the reload does not reload again', async () => {
    const { actor, loads, log } = start({ reloaded: true });
    loads[0]?.resolve('gone');
    await settled();
    expect(log).toEqual([]);
    expect(selectHasFailed(actor.getSnapshot())).toBe(true);
  });

  test('a screen whose actor crashed is shown as failed, and can be retried', async () => {
    const { actor, log } = await arrived({ url: 'https://mates.example/faq' });
    selectScreen(actor.getSnapshot())?.send({ type: 'break' });
    await settled();
    expect(selectHasFailed(actor.getSnapshot())).toBe(true);
    expect(log).toEqual(['scroll restored', 'raised']);
    actor.send({ type: 'load.retry' });
    await settled();
    expect(shownScreen(actor)).toBe('faq /faq');
  });
});
