import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createUserStore } from '../../../src/services/auth/user-store.ts';
import { ann, nothing, some, storeOf } from '../../machines/app/shell-samples.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const fresh = storeOf({});

describe('the user store', () => {
  test('[S3.5] a later visit reads what an earlier one stored', () => {
    const storage = new FakeStorage();
    const written = storeOf({ user: ann, registerEmail: 'ann@example.org', nfsw: true, benefits: some });
    expect(storeIn(storage).write(written)).toBe(true);
    expect(storeIn(storage).read()).toEqual(written);
  });

  test('[S3.1] [S3.2] [S3.3] [S3.4] stores exactly userInfo, registerEmail, nfsw and userBenefits', () => {
    const storage = new FakeStorage();
    const withMore = { ...storeOf({ user: ann, benefits: some }), ticket: 'secret', password: 'secret' };
    storeIn(storage).write(withMore);
    expect(JSON.parse(storage.getItem('user-store') ?? '')).toEqual({
      userInfo: ann,
      registerEmail: null,
      nfsw: false,
      userBenefits: some,
    });
    expect([storage.length, storage.key(0)]).toEqual([1, 'user-store']);
  });

  test('a session that expired is marked until the next one or a sign-out', () => {
    const store = storeIn(new FakeStorage());
    expect(store.hasExpired()).toBe(false);
    store.writeExpired(fresh);
    expect([store.hasExpired(), store.read()]).toEqual([true, fresh]);
    store.write(fresh);
    expect(store.hasExpired()).toBe(false);
  });

  test('[S3.1] [S3.3] [S9.3] [S9.4] starts with language en, no user, no e-mail, nfsw false and no benefits', () => {
    expect(storeIn(new FakeStorage()).read()).toEqual({
      user: null,
      language: 'en',
      registerEmail: null,
      nfsw: false,
      benefits: { chats: 0, goldCoins: 0, userId: '' },
    });
  });

  test('[S4.3] the userInfo of a signed-out user contains only the language', () => {
    const storage = new FakeStorage();
    storeIn(storage).write(fresh);
    expect(JSON.parse(storage.getItem('user-store') ?? '')).toEqual({
      userInfo: { language: 'en' },
      registerEmail: null,
      nfsw: false,
      userBenefits: nothing,
    });
  });

  test.each(['', 'null', '[]', '"text"', '17', '{', '{"userInfo":', '\u0000', '<html></html>', '{}'])(
    '[S3.6] unknown or corrupt content %j is replaced with the defaults',
    (text) => {
      expect(readFrom(text)).toEqual(fresh);
    },
  );

  const complete = { userInfo: ann, registerEmail: 'ann@example.org', nfsw: true, userBenefits: some };
  const read = storeOf({ user: ann, registerEmail: 'ann@example.org', nfsw: true, benefits: some });

  test.each([
    ['another version adds fields', { ...complete, version: 9, theme: 'pink' }, read],
    ['no userInfo', { ...complete, userInfo: undefined }, { ...read, user: null }],
    ['userInfo null', { ...complete, userInfo: null }, { ...read, user: null }],
    [
      'no uuid',
      { ...complete, userInfo: { token: 't', language: 'de' } },
      { ...read, user: null, language: 'de' },
    ],
    ['an empty uuid', { ...complete, userInfo: { ...ann, uuid: '' } }, { ...read, user: null }],
    ['no token', { ...complete, userInfo: { uuid: 'ann', language: 'en' } }, { ...read, user: null }],
    [
      'a token that fits no header',
      { ...complete, userInfo: { ...ann, token: 'a\nb' } },
      { ...read, user: null },
    ],
    ['no language', { ...complete, userInfo: { uuid: 'ann', token: 'token-of-ann' } }, read],
    ['a language that fits no header', { ...complete, userInfo: { ...ann, language: 'e\nn' } }, read],
    ['an e-mail that is a number', { ...complete, registerEmail: 1 }, { ...read, registerEmail: null }],
    ['nfsw as a word', { ...complete, nfsw: 'yes' }, { ...read, nfsw: false }],
    ['no benefits', { ...complete, userBenefits: 7 }, { ...read, benefits: nothing }],
    [
      'one benefit damaged',
      { ...complete, userBenefits: { ...some, chats: -3 } },
      { ...read, benefits: { ...some, chats: 0 } },
    ],
    [
      'half a gold coin',
      { ...complete, userBenefits: { ...some, goldCoins: 0.5 } },
      { ...read, benefits: { ...some, goldCoins: 0 } },
    ],
  ])('[S3.6] %s: only this part is replaced with its default', (_name, stored, expected) => {
    expect(readFrom(JSON.stringify(stored))).toEqual(expected);
  });
});

describe('a browser without storage', () => {
  test('[S3.6] that blocks storage is supported, and reported once', () => {
    const failures: unknown[] = [];
    const forbidden = new DOMException('Access is denied.', 'SecurityError');
    const store = createUserStore(
      createSafeStorage(
        () => {
          throw forbidden;
        },
        (error) => failures.push(error),
      ),
    );
    expect(store.read()).toEqual(fresh);
    expect(store.write(storeOf({ user: ann }))).toBe(false);
    expect(store.write(storeOf({ user: ann }))).toBe(false);
    expect(failures).toEqual([forbidden]);
  });

  test('[S3.6] that is full still reads stored data', () => {
    const storage = new FakeStorage();
    const store = storeIn(storage);
    store.write(storeOf({ user: ann }));
    storage.isFull = true;
    expect(store.write(fresh)).toBe(false);
    expect(store.read()).toEqual(storeOf({ user: ann }));
  });
});

const storeIn = (storage: Storage) =>
  createUserStore(
    createSafeStorage(
      () => storage,
      () => {},
    ),
  );

const readFrom = (text: string) => storeIn(FakeStorage.of({ 'user-store': text })).read();
