/**
 * Ref callback of a `<dialog>`: opens it above everything, puts the focus on the element marked `data-autofocus`
 * (else where the browser puts it), and gives the focus back when the dialog goes. A press beside the sheet counts as
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
  focusFirst(dialog);
  return () => {
    dialog.removeEventListener('mousedown', press);
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    requestAnimationFrame(focusHeading);
  };
};

/** What opened the dialog may be gone with it, as a deleted row is: then the page goes on from its heading. */
const focusHeading = (): void => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
};

/** The veil belongs to the dialog, but lies around its box. */
const isOutside = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

const focusFirst = (dialog: HTMLDialogElement): void => {
  const wanted = dialog.querySelector('[data-autofocus]');
  if (wanted instanceof HTMLElement) wanted.focus();
};
