import { fromCallback, type AnyEventObject } from 'xstate';
import type { ConnectionEvent } from '../../../machines/preferences/connection.machine.ts';

/** Reports whether the device is online, at the start if it is offline, then on every change; and when the page is hidden or visible again. */
export const watchNetwork = (page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const lost = () => sendBack({ type: 'network.offline' } satisfies ConnectionEvent);
    const found = () => sendBack({ type: 'network.online' } satisfies ConnectionEvent);
    const returned = () => sendBack({ type: 'page.returned' } satisfies ConnectionEvent);
    page.addEventListener('offline', lost);
    page.addEventListener('online', found);
    // The event of the document bubbles.
    page.addEventListener('visibilitychange', returned);
    if (!page.navigator.onLine) lost();
    return () => {
      page.removeEventListener('offline', lost);
      page.removeEventListener('online', found);
      page.removeEventListener('visibilitychange', returned);
    };
  });
