import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent, UserStore } from '../machines/auth.types.ts';
import { userKey } from './user-store.ts';

/** Tells when another tab stored or cleared the user. `read` gives what is stored now. */
export const watchOtherTabs = (read: () => UserStore, page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const changed = ({ key }: StorageEvent) => {
      // Without a key the whole storage was cleared.
      if (key === userKey || key === null) {
        const { user, registerEmail } = read();
        sendBack({ type: 'session.changed', user, registerEmail } satisfies AuthEvent);
      }
    };
    page.addEventListener('storage', changed);
    return () => page.removeEventListener('storage', changed);
  });
