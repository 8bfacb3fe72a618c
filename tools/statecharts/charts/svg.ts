/** Draws a machine as an SVG picture, without a browser. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { dotSize, layOut, padding, type Layout, type PlacedArrow, type PlacedBox } from './layout.ts';
import type { Box, Line } from './outline.ts';
import { fontSize, indent, lineHeight, textHeight, type TextLine } from './text-size.ts';

const margin = 4;

const style = `
.chart{font:${fontSize}px ui-sans-serif,system-ui,sans-serif;background:#fff}
.chart rect.group{fill:#f1f3f9;stroke:#8a94ab}
.chart rect.odd{fill:#fafbfe}
.chart rect.leaf{fill:#fff;stroke:#5d6780}
.chart rect.region{stroke-dasharray:5 3}
.chart rect.final{fill:none;stroke:#5d6780}
.chart rect.active{fill:#ffe08a;stroke:#b35c00;stroke-width:2}
.chart text{fill:#1b2233;paint-order:stroke;stroke:#fafbfe;stroke-width:3px;stroke-linejoin:round}
.chart .title{font-weight:650}
.chart .folded{stroke-width:3}
.chart polyline{fill:none;stroke:#5d6780}
.chart .label rect{fill:#fff;fill-opacity:.92}
.chart .start{fill:#1b2233}`;

/** The class names and the tooltip that a picture adds to an arrow. */
export interface Mark {
  readonly kind: string;
  readonly words: string;
}

type MarkOf = (transition: AnyTransitionDefinition) => Mark | null;

const unmarked: MarkOf = () => null;

/** Returns the picture of a whole machine as text; `markOf` styles the transitions. */
export async function toSvg(machine: AnyStateMachine, markOf: MarkOf = unmarked): Promise<string> {
  return drawSvg(machine.id, await layOut({ root: machine.root, folded: new Set() }), new Set(), markOf);
}

/** Returns the picture of a layout as text; `active` contains the ids of the state nodes to highlight. */
export function drawSvg(
  name: string,
  layout: Layout,
  active: ReadonlySet<string> = new Set(),
  markOf: MarkOf = unmarked,
): string {
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin].map(Math.ceil);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}" class="chart" role="img" aria-label="${escape(name)}">`,
    `<style>${style}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5d6780"/></marker></defs>',
    ...layout.boxes.map((box) => drawBox(box, active)),
    ...layout.arrows.map((arrow) => marked(drawLines(arrow), arrow.lines, markOf)),
    ...layout.boxes.map((box) => drawWords(box, active, markOf)),
    ...layout.arrows.map((arrow) => drawLabel(arrow, markOf)),
    '</svg>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

function drawBox(placed: PlacedBox, active: ReadonlySet<string>): string {
  const { x, y, box } = placed;
  if (box === null)
    return `<circle cx="${n(x + dotSize / 2)}" cy="${n(y + dotSize / 2)}" r="${dotSize / 2}" class="start"/>`;
  const { node } = box;
  const kinds = [
    box.children.length > 0 ? 'group' : 'leaf',
    placed.depth % 2 === 0 ? 'odd' : '',
    node.parent?.type === 'parallel' ? 'region' : '',
    box.isFolded ? 'folded' : '',
    active.has(node.id) ? 'active' : '',
  ].filter((kind) => kind !== '');
  const frame = drawFrame(placed, 0, kinds.join(' '));
  const inner = node.type === 'final' ? drawFrame(placed, 3, 'final') : '';
  return `<g data-node="${escape(node.id)}">${frame}${inner}</g>`;
}

/** Draws the texts of a box, above the arrows that cross it. */
function drawWords(placed: PlacedBox, active: ReadonlySet<string>, markOf: MarkOf): string {
  if (placed.box === null) return '';
  const { x, y, text } = placed;
  const title = drawTitle(placed, placed.box, active.has(placed.box.node.id));
  return title + drawText(text, { x: x + padding, y: y + 24 }, markOf);
}

function drawFrame({ x, y, width, height }: PlacedBox, inset: number, kind: string): string {
  return `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${8 - inset}" class="${kind}"/>`;
}

function drawTitle({ x, y, width, text }: PlacedBox, box: Box, isActive: boolean): string {
  const isAlone = text.length === 0 && box.children.length === 0;
  const kinds = [...(isAlone ? [] : ['title']), ...(isActive ? ['active'] : [])].join(' ');
  const place = isAlone
    ? `x="${n(x + width / 2)}" y="${n(y + 20)}" text-anchor="middle"`
    : `x="${n(x + padding)}" y="${n(y + 20)}"`;
  return `<text ${place}${kinds === '' ? '' : ` class="${kinds}"`}>${escape(box.title)}</text>`;
}

/** Draws lines of text from a point downward. */
function drawText(text: readonly TextLine[], { x, y }: { x: number; y: number }, markOf: MarkOf): string {
  return text
    .map((each, index) => {
      const place = `x="${n(x + (each.isContinued ? indent : 0))}" y="${n(y + (index + 1) * lineHeight - 3)}"`;
      return marked(`<text ${place}>${escape(each.text)}</text>`, [each.line], markOf);
    })
    .join('');
}

/** Wraps a drawing of transitions in a group with the first of their marks. */
function marked(drawing: string, lines: readonly Line[], markOf: MarkOf): string {
  const [mark] = lines.flatMap(({ transitions }) => transitions.map(markOf)).filter((each) => each !== null);
  if (mark === undefined || drawing === '') return drawing;
  return `<g class="${escape(mark.kind)}"><title>${escape(mark.words)}</title>${drawing}</g>`;
}

function drawLines({ points }: PlacedArrow): string {
  return points
    .map((line) => {
      const places = line.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ');
      return `<polyline points="${places}" marker-end="url(#arrow)"/>`;
    })
    .join('\n');
}

function drawLabel({ label, text }: PlacedArrow, markOf: MarkOf): string {
  if (label === null) return '';
  const { x, y, width } = label;
  const frame = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${textHeight(text) + 2}" rx="3"/>`;
  return `<g class="label">${frame}${drawText(text, { x: x + 6, y }, markOf)}</g>`;
}

/** A tenth of a pixel is precise enough, and the same on every machine. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
