import { expect, test } from 'vitest';
import type { FirstView } from '../../../contract/first-view.ts';
import { createUserStore } from '../../../src/services/auth/user-store.ts';
import {
  answeredFetch,
  hasCommonView,
  markOwnView,
  readFirstView,
} from '../../../src/services/browser/first-view.ts';
import { createSettingsStore } from '../../../src/services/preferences/settings-store.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { ann, storeOf } from '../../machines/app/shell-samples.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { startPeer } from '../support/peer.ts';

const view: FirstView = { path: '/detail', search: 'mateId=iris', language: 'de', answers: {} };
const place = { path: '/detail', search: 'mateId=iris' };

const documentWith = (text: string | null) => ({
  getElementById: () => (text === null ? null : { textContent: text }),
});
const sent = documentWith(JSON.stringify(view));

test('the first view of the document is that of its address and language only', () => {
  expect(readFirstView(place, 'de', sent)).toEqual(view);
  expect(readFirstView(place, 'en', sent)).toBeNull();
  expect(readFirstView({ ...place, search: '' }, 'de', sent)).toBeNull();
  expect(readFirstView({ ...place, path: '/' }, 'de', sent)).toBeNull();
});

test.each([null, '', '{', '{"path":"/detail"}', 'null'])('a document with %j has no first view', (text) => {
  expect(readFirstView(place, 'de', documentWith(text))).toBeNull();
});

test('a view is common to all visitors without an account, theme or language of their own', () => {
  const isCommon = (prepare: (storage: SafeStorage) => void, isBrowsersLanguage = true) => {
    const area = new FakeStorage();
    const storage = createSafeStorage(
      () => area,
      () => expect.unreachable(),
    );
    prepare(storage);
    return hasCommonView(storage, { isBrowsersLanguage });
  };
  expect(isCommon(() => undefined)).toBe(true);
  expect(isCommon(() => undefined, false)).toBe(false);
  expect(isCommon((storage) => createUserStore(storage).write(storeOf({ user: ann })))).toBe(false);
  expect(isCommon((storage) => createUserStore(storage).write(storeOf({})))).toBe(true);
  expect(isCommon((storage) => createSettingsStore(storage).writeTheme('dark'))).toBe(false);
  expect(isCommon((storage) => createSettingsStore(storage).writeTheme('system'))).toBe(true);
});

test('the mark is a cookie without any other information, and is removed', () => {
  const page = { cookie: '' };
  markOwnView(true, page);
  expect(page.cookie).toBe('own_view=1; path=/; samesite=lax; max-age=31536000');
  markOwnView(false, page);
  expect(page.cookie).toBe('own_view=1; path=/; samesite=lax; max-age=0');
});

test('each answer is taken once; all other calls are requests', async () => {
  const peer = await startPeer((response) => response.end('from the server'));
  const url = `${peer.origin}/mate`;
  const answered = answeredFetch({ ...view, answers: { [url]: 'from the document' } });
  const read = async (input: string | URL) => (await answered(input)).text();
  expect(await read(`${url}?other`)).toBe('from the server');
  expect(await read(url)).toBe('from the document');
  expect(await read(url)).toBe('from the server');
  await peer.stop();
});
