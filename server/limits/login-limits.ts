import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';
import { countTry, createFailureLimit, type CountedTry } from './failure-limits.ts';
import { toNetwork } from '../shared/networks.ts';
import type { CreateLimiter } from './rate-limiters.ts';

/** A password attempt, as far as it is known before the password is checked. */
export interface LoginTry {
  readonly address: string;
  readonly email: string;
  /** The account's known device that the attempt was made from; null for any other. */
  readonly deviceId: string | null;
  /** Whether the account was recently signed in to from this network. */
  readonly isKnownNetwork: boolean;
}

/** An allowed attempt. It counts as a failure until it succeeds. */
export interface AllowedTry {
  readonly succeeded: () => Promise<void>;
  /** Undoes the count: the attempt was not decided. */
  readonly undo: () => Promise<void>;
}

/** Limits wrong passwords, wrong recovery codes and failed provider sign-ins. Each function throws `tooMany`. */
export interface LoginLimits {
  readonly login: (attempt: LoginTry) => Promise<AllowedTry>;
  /** For a signed-in user who proves ownership again. */
  readonly reauthenticate: (sessionId: string) => Promise<AllowedTry>;
  readonly recoveryCode: (userId: string) => Promise<AllowedTry>;
  /** Counts by network only, because the account is not known yet. */
  readonly providerLogin: (address: string) => Promise<AllowedTry>;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** The allowed failures per day and the maximum wait after them, in seconds. */
export const failureBudgets = {
  'login-device': { free: 5, longestWait: quarterHour, per: 'known device', paths: ['/user/login'] },
  'login-account-network': { free: 5, longestWait: hour, per: 'account and network', paths: ['/user/login'] },
  'login-account': {
    free: 100,
    longestWait: hour,
    per: 'account, over all unknown networks',
    paths: ['/user/login'],
  },
  'login-network': {
    free: 200,
    longestWait: quarterHour,
    per: 'network, of accounts unknown there',
    paths: ['/user/login'],
  },
  reauthenticate: {
    free: 5,
    longestWait: quarterHour,
    per: 'session',
    paths: [
      '/user/changePassword',
      '/user/delete',
      '/user/email/change',
      '/user/passkey/add/start',
      '/user/passkey/remove',
      '/user/secondStep/on',
      '/user/secondStep/off',
      '/user/secondStep/codes',
    ],
  },
  /** Only those who passed the first step can use it up, and passkeys are not counted. */
  'recovery-code': { free: 10, longestWait: quarterHour, per: 'account', paths: ['/user/secondStep/code'] },
  'provider-network': {
    free: 200,
    longestWait: quarterHour,
    per: 'network',
    paths: ['/user/loginGG', '/user/loginDiscord'],
  },
} as const;

/**
 * Creates the limits. Failures are counted where an attacker cannot use up the owner's attempts: a known device has its
 * own counter, a stranger is counted by account and network, and all strangers of an account together are slowed down. So are those of
 * a network, but for the accounts that were recently signed in to from there: its other people are not stopped.
 */
export const createLoginLimits = (createLimiter: CreateLimiter, factor: number): LoginLimits => {
  const limit = (name: keyof typeof failureBudgets) =>
    createFailureLimit(createLimiter, name, {
      free: failureBudgets[name].free * factor,
      longestWait: failureBudgets[name].longestWait,
    });
  const byDevice = limit('login-device');
  const byAccountAndNetwork = limit('login-account-network');
  const byAccount = limit('login-account');
  const byNetwork = limit('login-network');
  const bySession = limit('reauthenticate');
  const byRecoveredAccount = limit('recovery-code');
  const byProviderNetwork = limit('provider-network');

  /** Returns null while the device has to wait: it is then treated as a stranger. */
  const tryDevice = async (deviceId: string): Promise<AllowedTry | null> => {
    try {
      return allow(await byDevice(deviceId));
    } catch (error) {
      if (error instanceof DomainError && error.code === code.tooMany) {
        return null;
      }
      throw error;
    }
  };

  const tryStranger = async ({ address, email, isKnownNetwork }: LoginTry): Promise<AllowedTry> => {
    const network = toNetwork(address);
    const counted = await countTry([
      [byAccountAndNetwork, `${email} ${network}`],
      ...(isKnownNetwork ? [] : [[byNetwork, network] as const, [byAccount, email] as const]),
    ]);
    const [own, ...shared] = counted;
    return {
      succeeded: async () => void (await Promise.all([own?.forget(), ...shared.map(({ undo }) => undo())])),
      undo: async () => void (await Promise.all(counted.map(({ undo }) => undo()))),
    };
  };

  return {
    login: async (attempt) =>
      (attempt.deviceId === null ? null : await tryDevice(attempt.deviceId)) ?? tryStranger(attempt),
    reauthenticate: async (sessionId) => allow(await bySession(sessionId)),
    recoveryCode: async (userId) => allow(await byRecoveredAccount(userId)),
    providerLogin: async (address) => {
      const { undo } = await byProviderNetwork(toNetwork(address));
      return { succeeded: undo, undo };
    },
  };
};

const allow = ({ forget, undo }: CountedTry): AllowedTry => ({ succeeded: forget, undo });
