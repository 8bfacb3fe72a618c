/** Divides a chart that is too large for a page into an overview with folded states and a picture of each of them. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf } from './labels.ts';
import { isReadable, layOut, type Layout } from './layout.ts';
import type { EventsOf } from './messages.ts';
import type { View } from './outline.ts';

export interface Picture {
  /** The node that is drawn: the machine itself, or one that is folded in another picture. */
  readonly root: AnyStateNode;
  readonly layout: Layout;
}

/**
 * Returns the pictures of a machine, the overview first.
 * @throws Error when a part is too large that has no states to fold.
 */
export function picturesOf({ root }: AnyStateMachine, eventsOf: EventsOf): Promise<Picture[]> {
  return picturesBelow({ root, folded: new Set(), eventsOf });
}

async function picturesBelow(view: View): Promise<Picture[]> {
  const layout = await layOut(view);
  if (isReadable(layout)) return [{ root: view.root, layout }];
  const candidates = foldable(view);
  for (const node of candidates) {
    const overview = await layOut(foldedIn(view, node));
    if (!isReadable(overview)) continue;
    return [
      { root: view.root, layout: overview },
      ...(await picturesBelow({ ...view, root: node, folded: new Set() })),
    ];
  }
  const [largest] = candidates;
  if (largest === undefined) throw new Error(`${view.root.id} is too large for one picture`);
  const others = await picturesBelow(foldedIn(view, largest));
  return [...others, ...(await picturesBelow({ ...view, root: largest, folded: new Set() }))];
}

function foldedIn(view: View, node: AnyStateNode): View {
  return { ...view, folded: new Set([...view.folded, node.id]) };
}

/** Returns the nodes that can be folded, those with the most states first. */
function foldable({ root, folded }: View): AnyStateNode[] {
  return below(root, folded)
    .filter((node) => childrenOf(node).length > 0)
    .toSorted((one, other) => below(other, folded).length - below(one, folded).length);
}

function below(node: AnyStateNode, folded: ReadonlySet<string>): AnyStateNode[] {
  return childrenOf(node).flatMap((child) => (folded.has(child.id) ? [] : [child, ...below(child, folded)]));
}
