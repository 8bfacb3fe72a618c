/** The layers above the page, which Back closes from the topmost one on. */
export interface Layers {
  /** `close` asks the owner to close it. Returns what is to be called once it is closed. */
  readonly open: (close: () => void) => () => void;
}

/** Reports a popover while the browser shows it. */
export const popoverLayer = (element: HTMLElement, layers: Layers): (() => void) => {
  let closed = () => {};
  const toggled = ({ newState }: ToggleEvent) => {
    closed();
    closed = newState === 'open' ? layers.open(() => element.hidePopover()) : () => {};
  };
  element.addEventListener('beforetoggle', toggled);
  return () => {
    element.removeEventListener('beforetoggle', toggled);
    closed();
  };
};
