import type { ShortcutPressed } from '../../machines/palette/palette.reducers.ts';

/** Whether the keyboard has a Command key, with which shortcuts begin. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Emits the shortcuts of the page until the signal aborts. Never resolves. */
export const watchShortcuts = (emit: (event: ShortcutPressed) => void, signal: AbortSignal): Promise<never> =>
  // Where the browser refuses the listener, the promise rejects.
  new Promise(() => {
    const press = (event: KeyboardEvent): void => {
      const pressed = toShortcut(event);
      if (pressed === null || event.defaultPrevented) return;
      event.preventDefault();
      // A modal dialog asks for something first.
      if (document.querySelector('dialog:modal') === null && !event.repeat) emit(pressed);
    };
    addEventListener('keydown', press, { signal });
  });

function toShortcut(event: KeyboardEvent): ShortcutPressed | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey) return null;
  const isCommand = hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isCommand && !shiftKey && isK(event)) return { type: 'palette.request' };
  if (ctrlKey || metaKey || isTyping(event.target)) return null;
  return questionMarks.includes(event.key) ? { type: 'shortcuts.request' } : null;
}

/** The last two are on Arabic and East Asian keyboards. */
const questionMarks = ['?', '؟', '？'];

/** Where the keyboard writes another script, the place of the key counts. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
