import type { KeyboardEvent } from 'react';
import type { ComposerActor } from '../../machines/chat/outbox/composer.selectors.ts';
import type { ComposerEvent } from '../../machines/chat/outbox/composer.types.ts';
import { isComposing } from './composing.ts';

/**
 * Sends what a key in the text field of the composer stands for. Enter never breaks the line, and sends only at the first press;
 * an arrow key moves the cursor unless the composer recalls an input.
 */
export const sendKey = (composer: ComposerActor, event: KeyboardEvent): void => {
  const asked = toComposerEvent(event);
  if (asked === null || (asked.type === 'draft.recall' && !composer.getSnapshot().can(asked))) return;
  if (asked.type !== 'key.escape') event.preventDefault();
  if (asked.type !== 'message.submit' || !event.repeat) composer.send(asked);
};

const toComposerEvent = (event: KeyboardEvent): ComposerEvent | null => {
  if (isComposing(event)) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Enter') return { type: 'message.submit', at: Date.now() };
  if (event.key === 'Escape') return { type: 'key.escape' };
  if (event.key === 'ArrowUp') return { type: 'draft.recall', by: 1 };
  return event.key === 'ArrowDown' ? { type: 'draft.recall', by: -1 } : null;
};
