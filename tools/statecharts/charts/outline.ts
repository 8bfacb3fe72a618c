/**
 * The outline of a machine in a picture: boxes with lines of text, and arrows between them. An arrow is drawn between two boxes of which
 * neither contains the other; everything else is listed in the box in which it happens.
 */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  actorsIn,
  arrowsFrom,
  childrenOf,
  effectsText,
  noEvents,
  titleOf,
  type Arrow as Transition,
} from './labels.ts';
import { groupBy } from './deciding.ts';
import type { EventsOf } from './messages.ts';

/** The part of a machine that is drawn: a node with what is below it, except for the contents of folded nodes. */
export interface View {
  readonly root: AnyStateNode;
  /** The ids of the folded nodes. */
  readonly folded: ReadonlySet<string>;
  readonly eventsOf?: EventsOf;
}

/** A line of text, and the transitions that it describes. */
export interface Line {
  readonly text: string;
  readonly transitions: readonly AnyTransitionDefinition[];
}

export interface Box {
  readonly node: AnyStateNode;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly children: readonly Box[];
  readonly isFolded: boolean;
}

/** All transitions from one box to another. */
export interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly lines: readonly Line[];
}

export interface Outline {
  readonly box: Box;
  readonly arrows: readonly Arrow[];
}

/** Returns the boxes and arrows of a view. */
export function outlineOf(view: View): Outline {
  return { box: boxOf(view.root, view), arrows: arrowsIn(view) };
}

/** Returns the nearest node below which everything is placed in one layout: a region, or the root of the view. */
export function scopeOf(node: AnyStateNode, root: AnyStateNode): AnyStateNode {
  let scope = node;
  while (scope !== root && scope.parent?.type !== 'parallel' && scope.parent) scope = scope.parent;
  return scope;
}

function boxOf(node: AnyStateNode, view: View): Box {
  const isFolded = view.folded.has(node.id);
  return {
    node,
    title: titleOf(node),
    lines: [
      ...ownLines(node, view.eventsOf ?? noEvents),
      ...listed(node, view),
      ...(isFolded ? [plainLine(`⋯ ${descendants(node).length - 1} states`)] : []),
    ],
    children: isFolded ? [] : childrenOf(node).map((child) => boxOf(child, view)),
    isFolded,
  };
}

/** Returns the actors of a node, and what it does when it is entered and left. */
function ownLines(node: AnyStateNode, eventsOf: EventsOf): Line[] {
  const entry = effectsText(node, node.entry, '', eventsOf);
  const exit = effectsText(node, node.exit, '', eventsOf);
  return [actorsIn(node), entry && `entry ${entry}`, exit && `exit ${exit}`]
    .filter((text) => text !== '')
    .map(plainLine);
}

function plainLine(text: string): Line {
  return { text, transitions: [] };
}

/** Returns the transitions of a node that are not drawn as arrows. */
function listed(node: AnyStateNode, view: View): Line[] {
  const transitions = arrowsFrom(node, view.eventsOf).filter((each) => endsOf(each, view) === null);
  const groups = groupBy(transitions, ({ to }) => to.id);
  return groups.flatMap((group) =>
    linesOf(group, ({ to }) => (to === node ? '' : ` → ${goalText(node, to)}`)),
  );
}

/** Returns the path of a target below the source, or below the machine for a target elsewhere. */
function goalText(from: AnyStateNode, to: AnyStateNode): string {
  return to.path.slice(contains(from, to) ? from.path.length : 0).join('.') || to.key;
}

function arrowsIn(view: View): Arrow[] {
  const drawn = descendants(view.root)
    .flatMap((node) => arrowsFrom(node, view.eventsOf))
    .flatMap((each) => {
      const ends = endsOf(each, view);
      return ends === null || ends.from === ends.to ? [] : [{ each, ...ends }];
    });
  return groupBy(drawn, ({ from, to }) => `${from.id} ${to.id}`).flatMap((group) =>
    group.slice(0, 1).map(({ from, to }) => ({
      from,
      to,
      lines: linesOf(
        group.map(({ each }) => each),
        () => '',
      ),
    })),
  );
}

/**
 * Returns the boxes that an arrow connects, which are the same for one within a folded box; null if no arrow is drawn.
 */
function endsOf({ from, to }: Transition, view: View): { from: AnyStateNode; to: AnyStateNode } | null {
  if (!contains(view.root, to) || contains(from, to) || contains(to, from)) return null;
  const ends = { from: visible(from, view), to: visible(to, view) };
  return scopeOf(ends.from, view.root) === scopeOf(ends.to, view.root) ? ends : null;
}

/** Returns the outermost folded node that contains this one, or the node itself. */
function visible(node: AnyStateNode, { root, folded }: View): AnyStateNode {
  let shown = node;
  for (let above: AnyStateNode | undefined = node; above && above !== root; above = above.parent)
    if (folded.has(above.id)) shown = above;
  return shown;
}

function contains(above: AnyStateNode, node: AnyStateNode): boolean {
  return above === node || (node.parent !== undefined && contains(above, node.parent));
}

/** Returns a line for each guard and effect; the events that have the same share a line. */
function linesOf(transitions: readonly Transition[], endOf: (transition: Transition) => string): Line[] {
  return groupBy(transitions, ({ guard, effects }) => `${guard} ${effects}`).map((group) => ({
    text: [
      [...new Set(group.map(({ event }) => event))].join(', '),
      ...group.slice(0, 1).flatMap((each) => [each.guard, each.effects]),
    ]
      .filter((part) => part !== '')
      .join(' ')
      .concat(...group.slice(0, 1).map(endOf)),
    transitions: group.map(({ transition }) => transition),
  }));
}

function descendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(descendants)];
}
