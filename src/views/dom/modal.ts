/**
 * Ref callback of a `<dialog>`: opens it above everything, puts the focus on the element marked `data-first-focus`
 * (else where the browser puts it), and gives the focus back when the dialog goes.
 */
export const modal = (dialog: HTMLDialogElement | null): (() => void) | undefined => {
  if (dialog === null) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  focusFirst(dialog);
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

/** A press on the veil lands on the dialog itself, whose box ends at the sheet. */
export const isOutside = (
  dialog: HTMLDialogElement,
  point: { clientX: number; clientY: number },
): boolean => {
  const box = dialog.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
};

const focusFirst = (dialog: HTMLDialogElement): void => {
  const wanted = dialog.querySelector('[data-first-focus]');
  if (wanted instanceof HTMLElement) wanted.focus();
};
