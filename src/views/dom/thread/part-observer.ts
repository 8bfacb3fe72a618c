import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';
import type { PartHeightsActor } from '../../../machines/chat/history/part-heights.machine.ts';
import { refFor } from '../ref-for.ts';

/** How far beyond the view a part is drawn, so that scrolling fast shows no empty places. */
const margin = '3000px 0px';

/** The observer of the parts in a section that scrolls. */
const observers = new WeakMap<Element, IntersectionObserver>();

/** Reports how far a part is from the view. A ref of its element, which has its name in `data-part`. */
export const observePart = (heights: PartHeightsActor): RefCallback<HTMLElement> => refFor(heights, observe);

const observe = (part: HTMLElement, heights: PartHeightsActor): (() => void) => {
  const root = part.closest('section');
  if (root === null) return () => undefined;
  const observer = observers.get(root) ?? createObserver(root, heights);
  observers.set(root, observer);
  observer.observe(part);
  return () => observer.unobserve(part);
};

const createObserver = (root: Element, heights: PartHeightsActor): IntersectionObserver => {
  drawForPrint(root, heights);
  return new IntersectionObserver(
    (entries) => {
      // A part that was removed is reported too, without a height.
      const present = entries.filter(({ target }) => target.isConnected);
      const isNear = ({ isIntersecting, target }: IntersectionObserverEntry) =>
        isIntersecting || isInUse(target);
      const distant = present.filter((entry) => !isNear(entry));
      heights.send({
        type: 'parts.moved',
        near: present.filter(isNear).map(nameOf),
        distant: Object.fromEntries(distant.map((entry) => [nameOf(entry), entry.boundingClientRect.height])),
      });
    },
    { root, rootMargin: margin },
  );
};

/**
 * On paper all parts are near. They are drawn at once: where the page called `print`, the browser runs nothing else before it
 * prints. Afterwards the observer reports again which are not.
 */
const drawForPrint = (root: Element, heights: PartHeightsActor): void => {
  const over = new AbortController();
  const draw = (): void => {
    const near = Object.keys(heights.getSnapshot().context.distant);
    if (!root.isConnected) over.abort();
    else flushSync(() => heights.send({ type: 'parts.moved', near, distant: {} }));
  };
  addEventListener('beforeprint', draw, { signal: over.signal });
};

const nameOf = ({ target }: IntersectionObserverEntry): string => target.getAttribute('data-part') ?? '';

/** Whether removing the part would end a selection or move the focus. */
const isInUse = (part: Element): boolean => {
  const selection = getSelection();
  const isSelected = selection?.isCollapsed === false && selection.containsNode(part, true);
  return isSelected || part.contains(document.activeElement);
};
