import { fromCallback, type AnyEventObject } from 'xstate';
import type { ConnectionEvent } from '../../machines/preferences/connection.types.ts';

/** Tells whether the device believes to have a network: at the start if it has none, then whenever it changes. */
export const watchNetwork = (page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const lost = () => sendBack({ type: 'network.offline' } satisfies ConnectionEvent);
    const found = () => sendBack({ type: 'network.online' } satisfies ConnectionEvent);
    page.addEventListener('offline', lost);
    page.addEventListener('online', found);
    if (!page.navigator.onLine) lost();
    return () => {
      page.removeEventListener('offline', lost);
      page.removeEventListener('online', found);
    };
  });
