import { describe, expect, test } from 'vitest';
import {
  createAddressBar,
  hashMode,
  historyMode,
} from '../../../src/services/browser/history/address-bar.ts';
import { FakeWindow } from '../support/fake-window.ts';

const origin = 'https://mates.example';

describe('reading', () => {
  test.each([
    ['/', { path: '/', search: '' }],
    ['/detail?mateId=iris', { path: '/detail', search: 'mateId=iris' }],
    ['/detail?mateId=iris#top', { path: '/detail', search: 'mateId=iris' }],
    ['/faq/', { path: '/faq/', search: '' }],
  ])('[S2.1] in history mode %s', (url, place) => {
    expect(historyMode.read(new URL(url, origin))).toEqual(place);
  });

  test.each([
    ['/', { path: '/', search: '' }],
    ['/#/', { path: '/', search: '' }],
    ['/#/detail?mateId=iris', { path: '/detail', search: 'mateId=iris' }],
    ['/?x=1#/detail?mateId=iris', { path: '/detail', search: 'x=1&mateId=iris' }],
    ['/verify-email-address', { path: '/verify-email-address', search: '' }],
  ])('[S2.2] in hash mode %s', (url, place) => {
    expect(hashMode.read(new URL(url, origin))).toEqual(place);
  });

  test('[S2.1] [S2.2] links have the format of the mode, relative to the base /', () => {
    expect(historyMode.href('/detail?mateId=iris')).toBe('/detail?mateId=iris');
    expect(hashMode.href('/detail?mateId=iris')).toBe('/#/detail?mateId=iris');
  });
});

describe('the secret of a mailed link', () => {
  test.each([
    ['history', historyMode, '/verify-email-address#confirm=c0de-_x', '/verify-email-address'],
    ['hash', hashMode, '/#/verify-email-address#confirm=c0de-_x', '/#/verify-email-address'],
    [
      'hash, with a link for history mode',
      hashMode,
      '/verify-email-address#confirm=c0de-_x',
      '/verify-email-address',
    ],
  ])('is removed from the URL before anything else, in %s mode', (_name, mode, opened, left) => {
    const page = new FakeWindow(origin + opened);
    const address = createAddressBar(mode, page.asWindow());
    expect(page.location.href).toBe(origin + left);
    expect(page.length).toBe(1);
    expect(address.read().path).toBe('/verify-email-address');
    expect(address.takeFragment('confirm')).toBe('c0de-_x');
    expect(address.takeFragment('confirm')).toBe(null);
  });

  test('pasted into the open page starts the page again and is read', () => {
    const page = new FakeWindow(`${origin}/verify-email-address`);
    const address = createAddressBar(historyMode, page.asWindow());
    const changes: string[] = [];
    address.watch(() => changes.push(address.read().path));
    page.typeFragment('#confirm=c0de');
    expect(page.reloads).toBe(1);
    expect(changes).toEqual([]);
  });

  test('keeps any other fragment', () => {
    const page = new FakeWindow(`${origin}/faq#prices`);
    const address = createAddressBar(historyMode, page.asWindow());
    expect(address.takeFragment('confirm')).toBe(null);
    expect(page.location.href).toBe(`${origin}/faq#prices`);
  });
});

describe('a provider response', () => {
  test.each([
    ['history', historyMode, '/detail?mateId=iris&code=c0de&state=s', '/detail'],
    ['hash', hashMode, '/#/detail?mateId=iris&code=c0de&state=s', '/#/detail'],
    ['hash, in front of the place', hashMode, '/?code=c0de&state=s#/detail?mateId=iris', '/#/detail'],
  ])('[S2.30] is removed from the URL with the complete query, in %s mode', (_name, mode, opened, left) => {
    const page = new FakeWindow(origin + opened);
    const address = createAddressBar(mode, page.asWindow());
    expect(page.location.href).toBe(origin + left);
    expect(page.length).toBe(1);
    expect(address.read()).toEqual({ path: '/detail', search: '' });
    expect(address.takeFragment('code')).toBe('c0de');
    expect(address.takeFragment('state')).toBe('s');
    expect(address.takeFragment('code')).toBe(null);
  });

  test.each([
    ['a code', '/user/loginDiscord?code=c0de&state=s', 'code', 'c0de'],
    ['a refusal', '/user/loginDiscord?error=access_denied&state=s', 'error', 'access_denied'],
    ['a credential', '/user/loginGoogle#id_token=a.b.c&state=s', 'id_token', 'a.b.c'],
    ['a refusal of the other', '/user/loginGoogle#error=access_denied&state=s', 'error', 'access_denied'],
  ])('[S2.31] is removed at a provider’s callback path: %s', (_name, opened, name, value) => {
    for (const mode of [historyMode, hashMode]) {
      const page = new FakeWindow(origin + opened);
      const address = createAddressBar(mode, page.asWindow());
      expect(page.location.href.includes(value)).toBe(false);
      expect(address.read().search).toBe('');
      expect(address.takeFragment(name)).toBe(value);
    }
  });

  test('keeps a query without a code', () => {
    const page = new FakeWindow(`${origin}/search?error=x&state=y&q=code`);
    const address = createAddressBar(historyMode, page.asWindow());
    expect(address.read()).toEqual({ path: '/search', search: 'error=x&state=y&q=code' });
    expect(address.takeFragment('error')).toBe(null);
  });
});

describe('navigating', () => {
  test('adds an entry with its own id, which a replacement keeps', () => {
    const page = new FakeWindow(`${origin}/`);
    const address = createAddressBar(historyMode, page.asWindow());
    address.go({ type: 'go', to: '/faq', replace: false });
    const { state } = page.history;
    expect(page.length).toBe(2);
    expect(state).toEqual({ entry: expect.stringMatching(/^[a-z0-9]+$/u) });
    address.go({ type: 'go', to: '/support', replace: true });
    expect([page.length, page.location.href, page.history.state]).toEqual([2, `${origin}/support`, state]);
  });

  test('to the current URL adds no entry', () => {
    const page = new FakeWindow(`${origin}/faq`);
    createAddressBar(historyMode, page.asWindow()).go({ type: 'go', to: '/faq', replace: false });
    expect(page.length).toBe(1);
  });

  test('to another origin is ignored', () => {
    const page = new FakeWindow(`${origin}/faq`);
    const address = createAddressBar(historyMode, page.asWindow());
    address.go({ type: 'go', to: '//evil.example', replace: false });
    address.replace('https://evil.example');
    expect([page.length, page.location.href]).toEqual([1, `${origin}/faq`]);
  });

  test('replaces the URL without an entry, for the next reload', () => {
    const page = new FakeWindow(`${origin}/verify-email-address?redirect_url=%2Ffaq`);
    createAddressBar(historyMode, page.asWindow()).replace('/faq');
    expect([page.length, page.location.href]).toEqual([1, `${origin}/faq`]);
  });
});
