import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent, UserStore } from '../../machines/auth/auth.types.ts';
import { userKey } from './user-store.ts';

/**
 * Tells when another tab stored or cleared the user; at once where somebody else is stored than is `known` here. `read`
 * gives what is stored now.
 */
export const watchOtherTabs = (read: () => UserStore, known: () => UserStore, page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const tell = () => {
      const { user, registerEmail } = read();
      sendBack({ type: 'session.changed', user, registerEmail } satisfies AuthEvent);
    };
    const changed = ({ key }: StorageEvent) => {
      // Without a key the whole storage was cleared.
      if (key === userKey || key === null) tell();
    };
    if (read().user?.uuid !== known().user?.uuid) tell();
    page.addEventListener('storage', changed);
    return () => page.removeEventListener('storage', changed);
  });
