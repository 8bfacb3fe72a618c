import { fromCallback, type AnyEventObject } from 'xstate';
import type { ConnectionEvent } from '../../machines/preferences/connection.machine.ts';

/** Reports whether the device is online: at the start if it is offline, then on every change. */
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
