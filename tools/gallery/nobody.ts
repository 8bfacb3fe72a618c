import type { SafeStorage } from '../../src/services/storage/safe-storage.ts';
import type { Services } from '../../src/services/shared/services.ts';

const empty: SafeStorage = { read: () => null, write: () => false, remove() {}, keys: () => [] };

/** Stubs for the environment: nothing is stored, and no request receives a response. */
export const nobody: Services = {
  call: () => new Promise(() => {}),
  http: {
    baseUrl: '',
    session: () => ({ token: '', language: 'en' }),
    onExpired() {},
    onToken() {},
  },
  openStream: () => new Promise(() => {}),
  storage: empty,
  tabStorage: empty,
  address: {
    read: () => ({ path: '/', search: '' }),
    href: (to) => to,
    takeFragment: () => null,
    replace() {},
  },
};
