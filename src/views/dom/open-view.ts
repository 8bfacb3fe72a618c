import type { RefCallback } from 'react';
import type { ViewLoaderActor } from '../../machines/app/view-loader.machine.ts';
import { refFor } from './ref-for.ts';

/** Requests the code of a view that is to be shown. A ref of the element in its place, which has its name in `data-view`. */
export const openView = (loader: ViewLoaderActor): RefCallback<HTMLElement> => refFor(loader, open);

const open = (place: HTMLElement, loader: ViewLoaderActor): (() => void) => {
  const around = place.closest<HTMLElement>('dialog, [popover]');
  loader.send({ type: 'view.open', view: place.dataset['view'] ?? '' });
  // The view takes its place in the same step.
  return () => queueMicrotask(() => focusIn(around));
};

/** The elements that get the focus in a dialog or a menu, the best first. */
const wanted = ['[data-autofocus]', '[role="menuitem"]', 'input:not([type="hidden"])', 'button, a[href]'];

/** Moves the focus to what has loaded, as if it had been there when the dialog or the menu was opened. */
const focusIn = (around: HTMLElement | null): void => {
  if (around?.isConnected !== true || !around.checkVisibility()) return;
  const elements = wanted.flatMap((selector) => [...around.querySelectorAll<HTMLElement>(selector)]);
  elements.find((element) => element.checkVisibility())?.focus();
};
