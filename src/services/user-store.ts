import * as v from 'valibot';
import type { UserStore } from '../machines/auth.types.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The one key under which a user is kept across visits. */
export const userKey = 'user-store';

/** Both go into request headers, where a stray character would make every request fail. */
const Token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/u));
const Language = v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,35}$/u)), 'en');

const SignedIn = v.object({ uuid: v.pipe(v.string(), v.minLength(1)), token: Token, language: Language });
const Visitor = v.object({ language: Language });

const Amount = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** What is stored. Whatever of it is damaged becomes what it is at the start; the rest stays. */
const StoredUser = v.object({
  userInfo: v.fallback(v.union([SignedIn, Visitor]), { language: 'en' }),
  registerEmail: v.fallback(v.nullable(v.string()), null),
  nfsw: v.fallback(v.boolean(), false),
  userBenefits: v.fallback(
    v.object({ chats: Amount, goldCoins: Amount, userId: v.fallback(v.string(), '') }),
    { chats: 0, goldCoins: 0, userId: '' },
  ),
});
type StoredUser = v.InferOutput<typeof StoredUser>;

export interface UserStoreService {
  /** The stored user, repaired where it is damaged. Never fails. */
  readonly read: () => UserStore;
  /** Whether the user is now stored. */
  readonly write: (user: UserStore) => boolean;
}

export const createUserStore = (storage: SafeStorage): UserStoreService => ({
  read: () => fromStored(v.parse(StoredUser, objectIn(storage.read(userKey)))),
  write: (user) => storage.write(userKey, JSON.stringify(toStored(user))),
});

const fromStored = ({ userInfo, registerEmail, nfsw, userBenefits }: StoredUser): UserStore => ({
  user: 'uuid' in userInfo ? userInfo : null,
  language: userInfo.language,
  registerEmail,
  nfsw,
  benefits: userBenefits,
});

const toStored = ({ user, language, registerEmail, nfsw, benefits }: UserStore): StoredUser => ({
  userInfo: user ?? { language },
  registerEmail,
  nfsw,
  userBenefits: benefits,
});

function objectIn(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
