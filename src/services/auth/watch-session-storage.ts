import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent } from '../../machines/auth/auth.reducers.ts';
import { userKey, type UserStoreService } from './user-store.ts';

/** Reports when another tab stored or cleared the user, or its session expired. */
export const watchOtherTabs = (
  { read, hasExpired }: Pick<UserStoreService, 'read' | 'hasExpired'>,
  page: Window = window,
) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const send = (event: AuthEvent) => sendBack(event);
    const notify = () => {
      const { user } = read();
      if (user !== null) send({ type: 'session.changed', user });
      else send({ type: hasExpired() ? 'session.expired' : 'session.cleared' });
    };
    const onStorage = ({ key }: StorageEvent) => {
      // An event without a key means that all storage was cleared.
      if (key === userKey || key === null) notify();
    };
    page.addEventListener('storage', onStorage);
    return () => page.removeEventListener('storage', onStorage);
  });
