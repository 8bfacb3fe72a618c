import { describe, expect, test } from 'vitest';
import { createAddressBar, historyMode } from '../../../src/services/browser/history/address-bar.ts';
import { entryOf } from '../../../src/services/browser/history/history-entry-id.ts';
import { leftEntryKey, leftFromKey, takeAnswer } from '../../../src/services/auth/oauth-callback.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { FakeWindow } from '../support/fake-window.ts';

const origin = 'https://mates.example';

describe('the provider response in the initial URL', () => {
  test('[S2.30] is read on any route, and the location does not change', () => {
    const { answer, left } = open('/detail?code=c0de&state=s');
    expect(answer).toEqual({ provider: 'discord', state: 's', word: 'c0de', error: null });
    expect(left).toBe('/detail');
  });

  test('[S2.31] is read at Discord’s callback path: the location is the one before the redirect', () => {
    const { answer, left } = open('/user/loginDiscord?code=c0de&state=s', '/chat-detail?roomId=1');
    expect(answer).toEqual({ provider: 'discord', state: 's', word: 'c0de', error: null });
    expect(left).toBe('/chat-detail?roomId=1');
  });

  test('[S2.31] renames the history entry to the earlier one, once', () => {
    const storage = FakeStorage.of({ [leftFromKey]: '/faq', [leftEntryKey]: 'left' });
    const page = new FakeWindow(`${origin}/user/loginDiscord?code=c0de&state=s`);
    const safe = createSafeStorage(
      () => storage,
      () => {},
    );
    takeAnswer(createAddressBar(historyMode, page.asWindow()), safe);
    expect(entryOf(page.asWindow())).toBe('left');
    expect([safe.read(leftFromKey), safe.read(leftEntryKey)]).toEqual([null, null]);
  });

  test('is read at Google’s callback path', () => {
    const { answer, left } = open('/user/loginGoogle#id_token=a.b.c&state=s', '/for-you');
    expect(answer).toEqual({ provider: 'google', state: 's', word: 'a.b.c', error: null });
    expect(left).toBe('/for-you');
  });

  test('an error response', () => {
    const { answer } = open('/user/loginDiscord?error=access_denied&state=s');
    expect(answer).toEqual({ provider: 'discord', state: 's', word: null, error: 'access_denied' });
  });

  test.each([
    ['nothing is remembered', undefined],
    ['another origin is', '//evil.example'],
    ['a script is', 'javascript:alert(1)'],
  ])('falls back to the home page or a safe path when %s', (_name, remembered) => {
    const { left } = open('/user/loginDiscord?code=c0de', remembered);
    expect(['/', '/user/loginDiscord']).toContain(left);
  });

  test('is absent without one in the URL', () => {
    expect(open('/detail?mateId=iris').answer).toBe(null);
    expect(open('/user/loginDiscord').answer).toBe(null);
  });
});

function open(path: string, remembered?: string) {
  const storage = createSafeStorage(
    () => FakeStorage.of(remembered === undefined ? {} : { [leftFromKey]: remembered }),
    () => {},
  );
  const page = new FakeWindow(origin + path);
  const answer = takeAnswer(createAddressBar(historyMode, page.asWindow()), storage);
  return { answer, left: page.location.href.slice(origin.length) };
}
