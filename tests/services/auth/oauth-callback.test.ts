import { describe, expect, test } from 'vitest';
import { createAddressBar, historyMode } from '../../../src/services/browser/address-bar.ts';
import { entryOf } from '../../../src/services/browser/history-entry-id.ts';
import { leftEntryKey, leftFromKey, takeAnswer } from '../../../src/services/auth/oauth-callback.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { FakeWindow } from '../support/fake-window.ts';

const origin = 'https://mates.example';

describe('the answer that the page was opened with', () => {
  test('[S2.30] a code on any route: the place stays', () => {
    const { answer, left } = open('/detail?code=c0de&state=s');
    expect(answer).toEqual({ provider: 'discord', state: 's', word: 'c0de', error: null });
    expect(left).toBe('/detail');
  });

  test("[S2.31] at Discord's address: the place is the one that was left", () => {
    const { answer, left } = open('/user/loginDiscord?code=c0de&state=s', '/chat-detail?roomId=1');
    expect(answer).toEqual({ provider: 'discord', state: 's', word: 'c0de', error: null });
    expect(left).toBe('/chat-detail?roomId=1');
  });

  test('[S2.31] the entry of the history is named as the one that was left, once', () => {
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

  test("at Google's address", () => {
    const { answer, left } = open('/user/loginGoogle#id_token=a.b.c&state=s', '/for-you');
    expect(answer).toEqual({ provider: 'google', state: 's', word: 'a.b.c', error: null });
    expect(left).toBe('/for-you');
  });

  test('a refusal', () => {
    const { answer } = open('/user/loginDiscord?error=access_denied&state=s');
    expect(answer).toEqual({ provider: 'discord', state: 's', word: null, error: 'access_denied' });
  });

  test.each([
    ['nothing is remembered', undefined],
    ['another origin is', '//evil.example'],
    ['a script is', 'javascript:alert(1)'],
  ])('where %s the place is the first page, or stays harmless', (_name, remembered) => {
    const { left } = open('/user/loginDiscord?code=c0de', remembered);
    expect(['/', '/user/loginDiscord']).toContain(left);
  });

  test('none where the address has none', () => {
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
