/** Draws a machine as an SVG picture, without a browser. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { titleOf } from './labels.ts';
import { dotSize, labelHeight, layOut, type Layout } from './layout.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly edges: readonly ElkExtendedEdge[];
  readonly isGroup: boolean;
}

const origin: Point = { x: 0, y: 0 };
const margin = 4;

const style = `
.chart{font:12px ui-sans-serif,system-ui,sans-serif;background:#fff}
.chart rect.group{fill:#f1f3f9;stroke:#8a94ab}
.chart rect.odd{fill:#fafbfe}
.chart rect.leaf{fill:#fff;stroke:#5d6780}
.chart rect.region{stroke-dasharray:5 3}
.chart rect.final{fill:none;stroke:#5d6780}
.chart rect.active{fill:#ffe08a;stroke:#b35c00;stroke-width:2}
.chart text{fill:#1b2233}
.chart .title{font-weight:650}
.chart polyline{fill:none;stroke:#5d6780}
.chart .label rect{fill:#fff;fill-opacity:.85}
.chart .label text{font-size:11px}
.chart .start{fill:#1b2233}`;

/** The class names and the tooltip that a picture adds to an arrow. */
export interface Mark {
  readonly kind: string;
  readonly words: string;
}

/**
 * Returns the picture as text; `active` contains the ids of the state nodes to highlight, `markOf` styles the arrows.
 */
export async function toSvg(
  machine: AnyStateMachine,
  active: ReadonlySet<string> = new Set(),
  markOf: (transition: AnyTransitionDefinition) => Mark | null = () => null,
): Promise<string> {
  return drawSvg(machine, await layOut(machine), active, markOf);
}

/** The same for a machine that already has a layout. */
export function drawSvg(
  machine: AnyStateMachine,
  layout: Layout,
  active: ReadonlySet<string>,
  markOf: (transition: AnyTransitionDefinition) => Mark | null,
): string {
  const boxes = boxesIn(layout.root, origin, 0);
  const places = new Map(boxes.map((box) => [box.id, box]));
  const edges = boxes.flatMap((box) => box.edges.map((edge) => ({ edge, at: placeOf(edge, box, places) })));
  const markOn = ({ id }: ElkExtendedEdge): Mark | null => {
    const arrow = layout.arrows.get(id);
    return arrow ? markOf(arrow.transition) : null;
  };
  const [width, height] = [(layout.root.width ?? 0) + 2 * margin, (layout.root.height ?? 0) + 2 * margin].map(
    Math.ceil,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}" class="chart" role="img" aria-label="${escape(machine.id)}">`,
    `<style>${style}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5d6780"/></marker></defs>',
    ...boxes.filter(({ depth }) => depth > 0).map((box) => drawBox(box, layout, active)),
    ...edges.map(({ edge, at }) => marked(drawLines(edge, at), markOn(edge))),
    ...edges.map(({ edge, at }) => marked(drawLabels(edge, at), markOn(edge))),
    '</svg>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

/** Returns every box with its absolute position, parents first. */
function boxesIn(node: ElkNode, from: Point, depth: number): Box[] {
  const { id, x = 0, y = 0, width = 0, height = 0, edges = [], children = [] } = node;
  const at = { x: from.x + x, y: from.y + y };
  const box: Box = { id, ...at, width, height, depth, edges, isGroup: children.length > 0 };
  return [box, ...children.flatMap((child) => boxesIn(child, at, depth + 1))];
}

/** ELK returns the points of an edge relative to the container that it names. */
function placeOf(edge: ElkExtendedEdge, holder: Box, places: ReadonlyMap<string, Box>): Point {
  const container: unknown = 'container' in edge ? edge.container : undefined;
  return typeof container === 'string' ? (places.get(container) ?? holder) : holder;
}

function drawBox(box: Box, { nodes }: Layout, active: ReadonlySet<string>): string {
  const node = nodes.get(box.id);
  if (!node)
    return `<circle cx="${n(box.x + dotSize / 2)}" cy="${n(box.y + dotSize / 2)}" r="${dotSize / 2}" class="start"/>`;
  const kinds = [
    box.isGroup ? 'group' : 'leaf',
    box.depth % 2 === 0 ? 'odd' : '',
    node.parent?.type === 'parallel' ? 'region' : '',
    active.has(node.id) ? 'active' : '',
  ].filter((kind) => kind !== '');
  const frame = drawFrame(box, 0, kinds.join(' '));
  const inner = node.type === 'final' ? drawFrame(box, 3, 'final') : '';
  return frame + inner + drawTitle(box, node);
}

function drawFrame({ x, y, width, height }: Box, inset: number, kind: string): string {
  return `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${8 - inset}" class="${kind}"/>`;
}

function drawTitle({ x, y, width, height, isGroup }: Box, node: AnyStateNode): string {
  const title = escape(titleOf(node));
  return isGroup
    ? `<text x="${n(x + 12)}" y="${n(y + 20)}" class="title">${title}</text>`
    : `<text x="${n(x + width / 2)}" y="${n(y + height / 2 + 4)}" text-anchor="middle">${title}</text>`;
}

function marked(drawing: string, mark: Mark | null): string {
  if (mark === null || drawing === '') return drawing;
  return `<g class="${escape(mark.kind)}"><title>${escape(mark.words)}</title>${drawing}</g>`;
}

function drawLines({ sections = [] }: ElkExtendedEdge, at: Point): string {
  return sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint]
        .map(({ x, y }) => `${n(x + at.x)},${n(y + at.y)}`)
        .join(' ');
      return `<polyline points="${points}" marker-end="url(#arrow)"/>`;
    })
    .join('\n');
}

function drawLabels({ labels = [] }: ElkExtendedEdge, at: Point): string {
  return labels
    .map(({ text = '', x = 0, y = 0, width = 0 }) => {
      const frame = `<rect width="${n(width)}" height="${labelHeight}" rx="3"/>`;
      const words = `<text x="${n(width / 2)}" y="12" text-anchor="middle">${escape(text)}</text>`;
      return `<g class="label" transform="translate(${n(x + at.x)},${n(y + at.y)})">${frame}${words}</g>`;
    })
    .join('\n');
}

/** A tenth of a pixel is precise enough, and the same on every machine. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
