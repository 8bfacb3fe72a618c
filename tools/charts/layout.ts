/** Computes the positions of a chart's boxes and arrows. ELK's layered layout supports nesting. */
import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { arrowsFrom, childrenOf, safeId, startOf, titleOf, type Arrow } from './labels.ts';

/** The height of a line of text on an arrow, in pixels. */
export const labelHeight = 16;
/** The diameter of the dot that marks the initial state of a compound node. */
export const dotSize = 12;

/** A layout, with the node or transition of each box and edge. */
export interface Layout {
  readonly root: ElkNode;
  readonly nodes: ReadonlyMap<string, AnyStateNode>;
  readonly arrows: ReadonlyMap<string, Arrow>;
}

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  // Keeps the initial state on top. MODEL_ORDER does not support nesting.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/** Computes the layout of a machine. */
export async function layOut(machine: AnyStateMachine): Promise<Layout> {
  const nodes = new Map<string, AnyStateNode>();
  const arrows = new Map<string, Arrow>();
  const edges: ElkExtendedEdge[] = [];
  const children = [boxOf(machine.root, { nodes, arrows, edges })];
  const root = await new ELK().layout({ id: 'chart', layoutOptions: options, children, edges });
  return { root, nodes, arrows };
}

/** Accumulates the results of the traversal. */
interface Found {
  readonly nodes: Map<string, AnyStateNode>;
  readonly arrows: Map<string, Arrow>;
  readonly edges: ElkExtendedEdge[];
}

function boxOf(node: AnyStateNode, found: Found): ElkNode {
  const { nodes, edges } = found;
  const id = safeId(node);
  const title = titleOf(node);
  nodes.set(id, node);
  edges.push(...edgesFrom(node, found.arrows));
  const below = childrenOf(node).map((child) => boxOf(child, found));
  if (below.length === 0) return { id, width: Math.max(70, widthOf(title) + 10), height: 34 };
  const start = startOf(node);
  if (start) {
    below.unshift({ id: `${id}-start`, width: dotSize, height: dotSize });
    edges.push({ id: `${id}-begin`, sources: [`${id}-start`], targets: [safeId(start)] });
  }
  return {
    id,
    children: below,
    layoutOptions: {
      ...options,
      'elk.padding': '[top=40,left=18,bottom=18,right=18]',
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${widthOf(title) + 20},60)`,
    },
  };
}

function edgesFrom(node: AnyStateNode, arrows: Map<string, Arrow>): ElkExtendedEdge[] {
  return arrowsFrom(node).map((arrow, index) => {
    const { from, to, text } = arrow;
    const id = `${safeId(from)}-${index}`;
    const layoutOptions = { 'elk.edgeLabels.inline': 'true' };
    arrows.set(id, arrow);
    return {
      id,
      sources: [safeId(from)],
      targets: [safeId(to)],
      labels: [{ text, width: widthOf(text), height: labelHeight, layoutOptions }],
    };
  });
}

/** An estimate that is the same on every machine: fonts differ. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 6.6) + 16;
}
