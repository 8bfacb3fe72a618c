/** Closes the popover around the pressed element. */
export const closeSheet = (event: { readonly currentTarget: Element }): void => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};
