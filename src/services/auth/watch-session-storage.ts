import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent, UserStore } from '../../machines/auth/auth.types.ts';
import { userKey } from './user-store.ts';

/** Reports when another tab stored or cleared the user. `read` returns what is stored. */
export const watchOtherTabs = (read: () => UserStore, page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const send = (event: AuthEvent) => sendBack(event);
    const notify = () => {
      const { user } = read();
      send(user === null ? { type: 'session.cleared' } : { type: 'session.changed', user });
    };
    const onStorage = ({ key }: StorageEvent) => {
      // An event without a key means that all storage was cleared.
      if (key === userKey || key === null) notify();
    };
    page.addEventListener('storage', onStorage);
    return () => page.removeEventListener('storage', onStorage);
  });
