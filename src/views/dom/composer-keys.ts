import type { KeyboardEvent } from 'react';

/** What a key does in the composer; null where it only types. */
type ComposerAction = 'send' | 'ignore' | 'stop' | 'previous' | 'next' | null;

/** The key code of a key that an input method handles itself. */
const handledByInputMethod = 229;

export const toComposerAction = (event: KeyboardEvent): ComposerAction => {
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === handledByInputMethod) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Enter') return event.repeat ? 'ignore' : 'send';
  if (event.key === 'Escape') return 'stop';
  if (event.key === 'ArrowUp') return 'previous';
  return event.key === 'ArrowDown' ? 'next' : null;
};
