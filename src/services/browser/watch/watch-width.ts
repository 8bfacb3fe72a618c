import { fromCallback, type AnyEventObject } from 'xstate';
import type { PaneEvent } from '../../../machines/shared/pane.machine.ts';

/** Below this height, a phone on its side, the conversation is alone. */
const minHeight = '32rem';

/** Reports that the window is at least as wide as the length, a CSS value, and not too low: at the start or once it becomes so. */
export const watchWidth = (length: string, page: Pick<Window, 'matchMedia'> = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const query = page.matchMedia(`(width >= ${length}) and (height >= ${minHeight})`);
    const notify = () => {
      if (query.matches) sendBack({ type: 'width.sufficient' } satisfies PaneEvent);
    };
    query.addEventListener('change', notify);
    notify();
    return () => query.removeEventListener('change', notify);
  });
