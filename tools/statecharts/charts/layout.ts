/**
 * Computes the positions of a chart's boxes and arrows. ELK's layered layout places what a region contains; regions are
 * packed in rows. Of several layouts the first that a reader can read without scrolling is used.
 */
import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateNode } from 'xstate';
import { safeId, startOf } from './labels.ts';
import { outlineOf, scopeOf, type Arrow, type Box, type Line, type View } from './outline.ts';
import { textHeight, textWidth, titleWidth, wrapped, type TextLine } from './text-size.ts';

/** The diameter of the dot that marks the initial state of a compound node. */
export const dotSize = 12;
/** The distance between the border of a box and what it contains. */
export const padding = 12;
/** The largest picture: at a width of 1,000 pixels its letters of 12 pixels are still 9 pixels high. */
export const largest = { width: 1325, height: 1390 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box at its place. `box` is null for the dot of an initial state. */
export interface PlacedBox extends Point {
  readonly box: Box | null;
  readonly text: readonly TextLine[];
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** An arrow at its place. `lines` is empty for the arrow of an initial state. */
export interface PlacedArrow {
  readonly points: readonly (readonly Point[])[];
  readonly lines: readonly Line[];
  readonly text: readonly TextLine[];
  readonly label: { readonly x: number; readonly y: number; readonly width: number } | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
}

/** The direction of arrows, the characters after which texts are wrapped, and the distance between layers. */
interface Style {
  readonly direction: 'DOWN' | 'RIGHT';
  readonly arrowText: number;
  readonly boxText: number;
  readonly space: number;
}

/** In the order in which they are tried: the first is the easiest to read. */
const styles: readonly Style[] = [
  { direction: 'DOWN', arrowText: 36, boxText: 60, space: 28 },
  { direction: 'DOWN', arrowText: 26, boxText: 44, space: 28 },
  { direction: 'RIGHT', arrowText: 26, boxText: 34, space: 28 },
  { direction: 'DOWN', arrowText: 36, boxText: 60, space: 18 },
  { direction: 'DOWN', arrowText: 26, boxText: 44, space: 18 },
  { direction: 'DOWN', arrowText: 18, boxText: 30, space: 18 },
  { direction: 'RIGHT', arrowText: 20, boxText: 24, space: 18 },
  { direction: 'DOWN', arrowText: 14, boxText: 22, space: 12 },
];

/** Returns the first layout that is small enough; otherwise the one that exceeds the limits least. */
export async function layOut(view: View): Promise<Layout> {
  const layouts: Layout[] = [];
  for (const style of styles) {
    const layout = await layOutIn(style, view);
    if (isReadable(layout)) return layout;
    layouts.push(layout);
  }
  return layouts.toSorted((one, other) => excessOf(one) - excessOf(other))[0] ?? empty;
}

/** Returns whether the picture fits a page. */
export function isReadable({ width, height }: Layout): boolean {
  return width <= largest.width && height <= largest.height;
}

const empty: Layout = { width: 0, height: 0, boxes: [], arrows: [] };

function excessOf({ width, height }: Layout): number {
  return Math.max(width / largest.width, height / largest.height);
}

async function layOutIn(style: Style, view: View): Promise<Layout> {
  const { box, arrows } = outlineOf(view);
  return placeScope(box, 1, { style, root: view.root, arrows });
}

interface Plan {
  readonly style: Style;
  readonly root: AnyStateNode;
  readonly arrows: readonly Arrow[];
}

/** Places a region, or the whole view. */
async function placeScope(box: Box, depth: number, plan: Plan): Promise<Layout> {
  const parallels = new Map<string, Layout>();
  await placeParallels(box, depth, plan, parallels);
  const found: Found = { boxes: new Map(), arrows: new Map(), edges: [] };
  const node = elkNodeOf(box, depth, plan, parallels, found);
  const own = plan.arrows.filter(({ from }) => scopeOf(from, plan.root) === box.node);
  found.edges.push(...own.map((arrow, index) => elkEdgeOf(arrow, index, plan, found)));
  const placed = await elk.layout({
    id: 'scope',
    layoutOptions: layeredOptions(plan.style),
    children: [node],
    edges: found.edges,
  });
  return layoutFrom(placed, parallels, found);
}

/** Places the regions of each parallel node of a scope. */
async function placeParallels(
  box: Box,
  depth: number,
  plan: Plan,
  parallels: Map<string, Layout>,
): Promise<void> {
  if (box.node.type === 'parallel' && !box.isFolded) {
    parallels.set(safeId(box.node), await packRegions(box, depth, plan));
    return;
  }
  for (const child of box.children) await placeParallels(child, depth + 1, plan, parallels);
}

/** Places regions in rows, in their order; a row is as wide as the page. */
async function packRegions(box: Box, depth: number, plan: Plan): Promise<Layout> {
  const text = wrapped(box.lines, plan.style.boxText + 30);
  const parts: Layout[] = [];
  let [x, y, rowHeight, width] = [padding, headHeight(text), 0, headWidth(box, text)];
  for (const child of box.children) {
    const region = await placeScope(child, depth + 1, plan);
    if (x > padding && x + region.width + padding > largest.width - depth * padding) {
      [x, y, rowHeight] = [padding, y + rowHeight + padding, 0];
    }
    parts.push(movedBy(region, { x, y }));
    x += region.width + padding;
    width = Math.max(width, x);
    rowHeight = Math.max(rowHeight, region.height);
  }
  const height = y + rowHeight + padding;
  const own: PlacedBox = { box, text, x: 0, y: 0, width, height, depth };
  return {
    width,
    height,
    boxes: [own, ...parts.flatMap(({ boxes }) => boxes)],
    arrows: parts.flatMap(({ arrows }) => arrows),
  };
}

const elk = new ELK();

const layeredOptions = ({ direction, space }: Style): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.direction': direction,
  'elk.spacing.nodeNode': `${space * 0.8}`,
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': `${space}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': `${space * 0.4}`,
  'elk.layered.spacing.edgeEdgeBetweenLayers': `${space * 0.35}`,
  // Keeps the initial state on top. MODEL_ORDER does not support nesting.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
});

/** The counterparts of ELK's nodes and edges, by id. */
interface Found {
  readonly boxes: Map<string, { box: Box; text: readonly TextLine[]; depth: number }>;
  readonly arrows: Map<string, { lines: readonly Line[]; text: readonly TextLine[] }>;
  readonly edges: ElkExtendedEdge[];
}

function elkNodeOf(
  box: Box,
  depth: number,
  plan: Plan,
  parallels: ReadonlyMap<string, Layout>,
  found: Found,
): ElkNode {
  const id = safeId(box.node);
  const packed = parallels.get(id);
  if (packed) return { id, width: packed.width, height: packed.height };
  const isLeaf = box.children.length === 0;
  const text = wrapped(box.lines, isLeaf ? plan.style.boxText : plan.style.boxText + 30);
  found.boxes.set(id, { box, text, depth });
  if (isLeaf) return { id, width: headWidth(box, text), height: headHeight(text) };
  const children = box.children.map((child) => elkNodeOf(child, depth + 1, plan, parallels, found));
  const start = startOf(box.node);
  if (start) {
    children.unshift({ id: `${id}-start`, width: dotSize, height: dotSize });
    found.edges.push({ id: `${id}-begin`, sources: [`${id}-start`], targets: [safeId(start)] });
  }
  return {
    id,
    children,
    layoutOptions: {
      ...layeredOptions(plan.style),
      'elk.padding': `[top=${headHeight(text) + 8},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': minimumSize(headWidth(box, text), plan.style),
    },
  };
}

/** ELK exchanges the two sides of a node with children when arrows point downward. */
function minimumSize(width: number, { direction }: Style): string {
  return direction === 'DOWN' ? `(60,${width})` : `(${width},60)`;
}

function elkEdgeOf(
  { from, to, lines }: Arrow,
  index: number,
  { style }: Plan,
  { arrows }: Found,
): ElkExtendedEdge {
  const id = `${safeId(from)}-${index}`;
  const text = wrapped(lines, style.arrowText);
  arrows.set(id, { lines, text });
  const label = {
    text: id,
    width: textWidth(text),
    height: textHeight(text) + 2,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  };
  return { id, sources: [safeId(from)], targets: [safeId(to)], labels: [label] };
}

/** Returns the height of a box's title and lines. */
function headHeight(text: readonly TextLine[]): number {
  return text.length === 0 ? 32 : 28 + textHeight(text) + 8;
}

function headWidth({ title }: Box, text: readonly TextLine[]): number {
  return Math.max(70, titleWidth(title) + 8, textWidth(text) + 8);
}

/** Converts the result of ELK to absolute positions. */
function layoutFrom(root: ElkNode, parallels: ReadonlyMap<string, Layout>, found: Found): Layout {
  const places = new Map<string, Point>([[root.id, { x: 0, y: 0 }]]);
  const boxes: PlacedBox[] = [];
  const inner: Layout[] = [];
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode, above: Point): void => {
    const at = { x: above.x + x, y: above.y + y };
    places.set(id, at);
    const packed = parallels.get(id);
    const { box = null, text = [], depth = 0 } = found.boxes.get(id) ?? {};
    if (packed) inner.push(movedBy(packed, at));
    else boxes.push({ ...at, box, text, width, height, depth });
    for (const child of children) visit(child, at);
  };
  for (const child of root.children ?? []) visit(child, { x: 0, y: 0 });
  const arrows = (root.edges ?? []).map((edge) => placedArrow(edge, places, found));
  return {
    width: root.width ?? 0,
    height: root.height ?? 0,
    boxes: [...boxes, ...inner.flatMap((each) => each.boxes)],
    arrows: [...arrows, ...inner.flatMap((each) => each.arrows)],
  };
}

/** ELK returns the points of an edge relative to the container that it names. */
function placedArrow(edge: ElkExtendedEdge, places: ReadonlyMap<string, Point>, found: Found): PlacedArrow {
  const container: unknown = 'container' in edge ? edge.container : undefined;
  const at = (typeof container === 'string' ? places.get(container) : undefined) ?? { x: 0, y: 0 };
  const [label] = edge.labels ?? [];
  return {
    lines: found.arrows.get(edge.id)?.lines ?? [],
    text: found.arrows.get(edge.id)?.text ?? [],
    points: (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map((point) => sum(point, at)),
    ),
    label: label ? { ...sum({ x: label.x ?? 0, y: label.y ?? 0 }, at), width: label.width ?? 0 } : null,
  };
}

function movedBy(layout: Layout, by: Point): Layout {
  return {
    ...layout,
    boxes: layout.boxes.map((box) => ({ ...box, ...sum(box, by) })),
    arrows: layout.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map((line) => line.map((point) => sum(point, by))),
      label: arrow.label === null ? null : { ...arrow.label, ...sum(arrow.label, by) },
    })),
  };
}

function sum(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}
