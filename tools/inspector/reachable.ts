/** A ref for what scrolls: without a mouse it is reached by the Tab key, and scrolled by the arrows. */
export function reachable(element: HTMLElement | null): void {
  if (element !== null) element.tabIndex = 0;
}
