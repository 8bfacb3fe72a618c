import type { Layers } from './layers.ts';

/**
 * Opens a `<dialog>` above everything, reports it, puts the focus on the element marked `data-autofocus`
 * (else where the browser puts it), and restores the focus when the dialog closes. A press outside the sheet and Back count as
 * Escape does: the dialog gets a `cancel` event.
 */
export const modal = (element: HTMLElement, layers: Layers): (() => void) => {
  if (!(element instanceof HTMLDialogElement)) throw new TypeError('Only a dialog is modal.');
  const dialog = element;
  const before = document.activeElement;
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  const press = (event: MouseEvent) => {
    if (event.target === dialog && isOutside(dialog, event)) cancel();
  };
  dialog.addEventListener('mousedown', press);
  dialog.showModal();
  const closed = layers.open(cancel);
  markModal();
  focusFirst(dialog);
  return () => {
    dialog.removeEventListener('mousedown', press);
    dialog.close();
    closed();
    markModal();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

/** Marks the document while a dialog is modal. A style with `:has()` would be checked at each change of the page. */
const markModal = (): void => {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
};

/** The backdrop belongs to the dialog, but is outside its box. */
const isOutside = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

const focusFirst = (dialog: HTMLDialogElement): void => {
  const wanted = dialog.querySelector('[data-autofocus]');
  if (wanted instanceof HTMLElement) wanted.focus();
};
