import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { KeyListActor } from '../../../machines/lore/entries/keys/key-list.machine.ts';
import type { KeyListEvent } from '../../../machines/lore/entries/keys/key-list.reducers.ts';
import { isKeyList } from '../../../machines/lore/entries/keys/key-text.ts';
import { isComposing } from './composing.ts';

/** Sends what a key in the field of a list stands for: Enter adds the text, and Backspace in the empty field removes the last one. */
export const sendListKey = (actor: KeyListActor, event: KeyboardEvent<HTMLInputElement>): void => {
  // The press that added the text would also submit the form.
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  const asked = toEvent(event);
  if (asked === null || !actor.getSnapshot().can(asked)) return;
  event.preventDefault();
  actor.send(asked);
};

const toEvent = (event: KeyboardEvent<HTMLInputElement>): KeyListEvent | null => {
  if (isComposing(event) || event.repeat) return null;
  if (event.key === 'Enter') return { type: 'text.submit' };
  return event.key === 'Backspace' ? { type: 'key.removeLast' } : null;
};

/** Sends a pasted list: the field itself would drop its line breaks. */
export const sendPastedList = (actor: KeyListActor, event: ClipboardEvent<HTMLInputElement>): void => {
  const text = event.clipboardData.getData('text/plain');
  if (!isKeyList(text, actor.getSnapshot().context.arePatterns)) return;
  event.preventDefault();
  actor.send({ type: 'list.paste', text });
};

/** Focuses the field next to the list that has the pressed button. */
export const focusListField = (button: HTMLButtonElement): void => {
  button.closest('ul')?.parentElement?.querySelector('input')?.focus();
};

/** Reports the value of a hidden control as the browser reports what is typed into others. */
export const reportValue = (control: HTMLInputElement | null): void => {
  control?.dispatchEvent(new Event('input', { bubbles: true }));
};
