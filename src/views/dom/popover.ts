/** Closes the sheet that the pressed element stands on. */
export const closeSheet = (event: { readonly currentTarget: Element }): void => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};
