import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent, UserInfo } from '../machines/auth.types.ts';
import { userKey } from './user-store.ts';

/** Tells when another tab stored or cleared the user. `read` gives who is stored now. */
export const watchOtherTabs = (read: () => UserInfo | null, page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const changed = ({ key }: StorageEvent) => {
      // Without a key the whole storage was cleared.
      if (key === userKey || key === null) {
        sendBack({ type: 'session.changed', user: read() } satisfies AuthEvent);
      }
    };
    page.addEventListener('storage', changed);
    return () => page.removeEventListener('storage', changed);
  });
