import type { UserStore } from '../../machines/auth/auth.reducers.ts';
import { objectIn, objectOf } from '../../../contract/parse-json.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The storage key of the user. */
export const userKey = 'user-store';

/** The storage key of the mark that the session has expired, and the user did not sign out. */
export const expiredKey = 'user-store-expired';

/** The storage key of the mark that somebody has signed in with this browser. */
export const beforeKey = 'user-store-before';

/** Remembers that somebody has signed in with this browser. */
export const markSignedIn = (storage: SafeStorage): void => void storage.write(beforeKey, 'yes');

/** Whether anybody has ever signed in with this browser. */
export const hasSignedIn = (storage: SafeStorage): boolean => storage.read(beforeKey) !== null;

export interface UserStoreService {
  /** The stored user, repaired where it is damaged. Never fails. */
  readonly read: () => UserStore;
  /** Whether the user is now stored. */
  readonly write: (user: UserStore) => boolean;
  /** The same for the state after a session that has expired, by which other tabs distinguish it from a sign-out. */
  readonly writeExpired: (user: UserStore) => boolean;
  /** Whether the last session expired. */
  readonly hasExpired: () => boolean;
}

export const createUserStore = (storage: SafeStorage): UserStoreService => {
  const store = (user: UserStore) => storage.write(userKey, JSON.stringify(toStored(user)));
  return {
    read: () => fromStored(objectIn(storage.read(userKey))),
    write(user) {
      storage.remove(expiredKey);
      return store(user);
    },
    writeExpired(user) {
      storage.write(expiredKey, 'yes');
      return store(user);
    },
    hasExpired: () => storage.read(expiredKey) !== null,
  };
};

/** Replaces damaged fields by their defaults. */
function fromStored({ userInfo, registerEmail, nfsw, userBenefits }: Stored): UserStore {
  const { uuid, token, language } = objectOf(userInfo);
  const { chats, goldCoins, userId } = objectOf(userBenefits);
  const spoken = isLanguage(language) ? language : 'en';
  return {
    user:
      typeof uuid === 'string' && uuid !== '' && isToken(token) ? { uuid, token, language: spoken } : null,
    language: spoken,
    registerEmail: typeof registerEmail === 'string' ? registerEmail : null,
    nfsw: nfsw === true,
    benefits: {
      chats: amountOf(chats),
      goldCoins: amountOf(goldCoins),
      userId: typeof userId === 'string' ? userId : '',
    },
  };
}

type Stored = ReturnType<typeof objectIn>;

const fits =
  (form: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && form.test(value);

/** Both go into request headers, where a stray character would make every request fail. */
const isToken = fits(/^[\x21-\x7e]{1,512}$/u);
const isLanguage = fits(/^[A-Za-z0-9-]{2,35}$/u);

const amountOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;

const toStored = ({ user, language, registerEmail, nfsw, benefits }: UserStore) => ({
  userInfo: user ?? { language },
  registerEmail,
  nfsw,
  userBenefits: benefits,
});
