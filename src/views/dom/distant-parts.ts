import type { RefCallback } from 'react';
import { createActor, fromTransition, type ActorRefFrom } from 'xstate';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';

type PartMoved =
  | { readonly type: 'part.near'; readonly name: string }
  | { readonly type: 'part.distant'; readonly name: string; readonly height: number };

/** The heights, in pixels, of the parts of a conversation that are too far from the view to be drawn, by their names. */
type Heights = ReadonlyMap<string, number>;

const heights = fromTransition(
  (known: Heights, event: PartMoved): Heights => {
    const changed = new Map(known);
    if (event.type === 'part.near') changed.delete(event.name);
    else changed.set(event.name, event.height);
    return changed;
  },
  ({ input }: { readonly input: Heights }) => input,
);

interface DistantParts {
  readonly actor: ActorRefFrom<typeof heights>;
  /** For the element of each part: it has its name in `data-part`, and scrolls in the section around it. */
  readonly observe: RefCallback<HTMLElement>;
}

/** How far beyond the view a part is drawn, so that scrolling fast shows no empty places. */
const margin = '3000px 0px';

const known = new WeakMap<ConversationActor, DistantParts>();

/**
 * Observes which parts of a conversation are far from the view. `begin` returns the parts that are far at first, with estimated
 * heights; the first call for a conversation decides.
 */
export const distantParts = (
  conversation: ConversationActor,
  begin: () => Heights = () => new Map(),
): DistantParts => {
  const parts = known.get(conversation) ?? observeParts(begin());
  known.set(conversation, parts);
  return parts;
};

/** Selects the height of a part that is far from the view; undefined for one that is near. */
export const selectHeight =
  (name: string) =>
  ({ context }: { readonly context: Heights }): number | undefined =>
    context.get(name);

const observeParts = (begin: Heights): DistantParts => {
  const actor = createActor(heights, { input: begin }).start();
  let observer: IntersectionObserver | undefined;

  const onIntersection = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const name = target.getAttribute('data-part') ?? '';
      // A part that was removed is reported too, without a height.
      if (!target.isConnected) continue;
      if (isIntersecting || isInUse(target)) actor.send({ type: 'part.near', name });
      else actor.send({ type: 'part.distant', name, height: boundingClientRect.height });
    }
  };

  return {
    actor,
    observe(part) {
      if (part === null) return undefined;
      const root = part.closest('section');
      if (observer?.root !== root) {
        observer?.disconnect();
        observer = new IntersectionObserver(onIntersection, { root, rootMargin: margin });
      }
      const observing = observer;
      observing.observe(part);
      return () => observing.unobserve(part);
    },
  };
};

/** Whether removing the part would end a selection or move the focus. */
const isInUse = (part: Element): boolean => {
  const selection = getSelection();
  const isSelected = selection?.isCollapsed === false && selection.containsNode(part, true);
  return isSelected || part.contains(document.activeElement);
};
