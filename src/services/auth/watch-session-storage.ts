import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent, UserStore } from '../../machines/auth/auth.types.ts';
import { userKey } from './user-store.ts';

/**
 * Reports what another tab stored or cleared; at the start only if the stored user is not the `known` one. `read` returns
 * what is stored now.
 */
export const watchOtherTabs = (read: () => UserStore, known: () => UserStore, page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const send = (event: AuthEvent) => sendBack(event);
    const notify = () => {
      const { user } = read();
      send(user === null ? { type: 'session.cleared' } : { type: 'session.changed', user });
    };
    const onStorage = ({ key }: StorageEvent) => {
      // Without a key the whole storage was cleared.
      if (key === userKey || key === null) notify();
    };
    if (read().user?.uuid !== known().user?.uuid) notify();
    page.addEventListener('storage', onStorage);
    return () => page.removeEventListener('storage', onStorage);
  });
