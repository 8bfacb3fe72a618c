/** Returns a ref for a scrollable element: it can be focused with the Tab key and scrolled with the arrow keys. */
export function reachable(element: HTMLElement | null): void {
  if (element !== null) element.tabIndex = 0;
}
