import type { KeyboardEvent } from 'react';
import { isComposing } from './composing.ts';

/** What a key does in the composer; null where it only types. */
type ComposerAction = 'send' | 'ignore' | 'stop' | 'previous' | 'next' | null;

export const toComposerAction = (event: KeyboardEvent): ComposerAction => {
  if (isComposing(event)) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Enter') return event.repeat ? 'ignore' : 'send';
  if (event.key === 'Escape') return 'stop';
  if (event.key === 'ArrowUp') return 'previous';
  return event.key === 'ArrowDown' ? 'next' : null;
};
