import type { KeyboardEvent } from 'react';
import type { PaletteEvent, PaletteOption } from '../../../machines/palette/palette.reducers.ts';
import { isComposing } from './composing.ts';

/** Returns the event of a key in the field of the palette; null where the field keeps the key. `pointed` is what Enter chooses. */
export function toPaletteEvent(event: KeyboardEvent, pointed: PaletteOption | null): PaletteEvent | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (isComposing(event) || altKey || ctrlKey || metaKey || shiftKey) return null;
  switch (key) {
    case 'ArrowDown':
      return { type: 'option.move', to: 'next' };
    case 'ArrowUp':
      return { type: 'option.move', to: 'previous' };
    case 'Home':
      return { type: 'option.move', to: 'first' };
    case 'End':
      return { type: 'option.move', to: 'last' };
    case 'Enter':
      return pointed === null || event.repeat ? null : { type: 'option.choose', option: pointed };
    case 'Escape':
      // Browsers would empty the field first.
      return { type: 'palette.close' };
    default:
      return null;
  }
}

/** Ref callback of the option that the keys have moved to. */
export const showPointed = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
