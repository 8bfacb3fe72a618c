/**
 * Ref callback of a `<dialog>`: opens it above everything, puts the focus on the element marked `data-autofocus`
 * (else where the browser puts it), and restores the focus when the dialog closes. A press outside the sheet counts as
 * Escape does: the dialog gets a `cancel` event.
 */
export const modal = (dialog: HTMLDialogElement | null): (() => void) | undefined => {
  if (dialog === null) return undefined;
  const before = document.activeElement;
  const press = (event: MouseEvent) => {
    if (event.target === dialog && isOutside(dialog, event)) {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    }
  };
  dialog.addEventListener('mousedown', press);
  dialog.showModal();
  markModal();
  focusFirst(dialog);
  return () => {
    dialog.removeEventListener('mousedown', press);
    dialog.close();
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
