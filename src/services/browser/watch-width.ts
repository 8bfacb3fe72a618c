import { fromCallback, type AnyEventObject } from 'xstate';
import type { PaneEvent } from '../../machines/shared/pane.types.ts';

/** Reports that the window is at least as wide as the length, a CSS value: at the start or once it becomes so. */
export const watchWidth = (length: string, page: Pick<Window, 'matchMedia'> = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const query = page.matchMedia(`(width >= ${length})`);
    const notify = () => {
      if (query.matches) sendBack({ type: 'width.sufficient' } satisfies PaneEvent);
    };
    query.addEventListener('change', notify);
    notify();
    return () => query.removeEventListener('change', notify);
  });
