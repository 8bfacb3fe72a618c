import type { KeyboardEvent } from 'react';

/** What a key means in the composer; null where it is only typing. */
export type ComposerKey = 'send' | 'ignore' | 'stop' | 'back' | 'forth' | null;

/** What an input method gives as the code of a key that it takes for itself. */
const takenByInputMethod = 229;

export const meaningOf = (event: KeyboardEvent): ComposerKey => {
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === takenByInputMethod) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Enter') return event.repeat ? 'ignore' : 'send';
  if (event.key === 'Escape') return 'stop';
  if (event.key === 'ArrowUp') return 'back';
  return event.key === 'ArrowDown' ? 'forth' : null;
};
