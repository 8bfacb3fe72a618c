import { fromCallback, type AnyEventObject } from 'xstate';
import type { EmailVerificationEvent } from '../../../machines/auth/email/email-verification.machine.ts';

/** Reports whether the page is visible: at the start if it is hidden, then on every change. */
export const watchVisibility = (page: Document = document) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const notify = () =>
      sendBack({
        type: page.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown',
      } satisfies EmailVerificationEvent);
    page.addEventListener('visibilitychange', notify);
    if (page.visibilityState === 'hidden') notify();
    return () => page.removeEventListener('visibilitychange', notify);
  });
