import type { KeyTyped } from '../../machines/palette/palette.reducers.ts';

/**
 * Takes the keys of the page for a field that is not drawn yet, until the signal aborts, and emits what the field will
 * contain. Keys of an input method cannot be taken. Never resolves.
 */
export const watchTyping = (
  before: string,
  emit: (event: KeyTyped) => void,
  signal: AbortSignal,
): Promise<never> =>
  // Where the browser refuses the listener, the promise rejects.
  new Promise(() => {
    let text = before;
    const press = (event: KeyboardEvent): void => {
      const typed = toTyped(event, text);
      if (typed === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (typed === 'nothing') return;
      if (typed.type === 'query.type') text = typed.text;
      emit(typed);
    };
    // Before the element that has the focus, for example the text field of a chat.
    addEventListener('keydown', press, { signal, capture: true });
  });

/** Returns the effect of a key on the text; `null` where the page gets the key. */
function toTyped(event: KeyboardEvent, text: string): KeyTyped | 'nothing' | null {
  const { key } = event;
  if (event.isComposing || isCommand(event)) return null;
  switch (key) {
    case 'Escape':
      return { type: 'palette.close' };
    case 'Backspace':
      return { type: 'query.type', text: withoutLast(text) };
    case 'Enter':
      // It would press the button or send the text that has the focus.
      return 'nothing';
    default:
      return /^.$/su.test(key) ? { type: 'query.type', text: text + key } : null;
  }
}

const withoutLast = (text: string): string => text.replace(/.$/su, '');

/** Some keyboards write letters with AltGr, which counts as Ctrl and Alt. */
const isCommand = (event: KeyboardEvent): boolean =>
  !event.getModifierState('AltGraph') && (event.ctrlKey || event.metaKey || event.altKey);
