import { fromCallback, type AnyEventObject } from 'xstate';
import type { AuthEvent } from '../../machines/auth/auth.types.ts';

/** Tells when nobody can see the page: at the start if so, then whenever it changes. */
export const watchVisibility = (page: Document = document) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const tell = () =>
      sendBack({
        type: page.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown',
      } satisfies AuthEvent);
    page.addEventListener('visibilitychange', tell);
    if (page.visibilityState === 'hidden') tell();
    return () => page.removeEventListener('visibilitychange', tell);
  });
