import type { Cell, Diagram } from './diagrams.ts';

/** The size of a cell of the grid, and the space around the box in it, in pixels of CSS. */
export const cell = { width: 106, height: 88, gap: 8, rowGap: 11 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export const boxOf = ([column, row]: Cell): Box => ({
  x: column * cell.width + cell.gap,
  y: row * cell.height + cell.rowGap,
  width: cell.width - 2 * cell.gap,
  height: cell.height - 2 * cell.rowGap,
});

/** A frame is a little larger than the boxes in it, and its name is on its upper line. */
export const frameOf = ({ from, to }: NonNullable<Diagram['frame']>): Box => {
  const [first, last] = [boxOf(from), boxOf(to)];
  return {
    x: first.x - 3,
    y: first.y - 6,
    width: last.x + last.width - first.x + 6,
    height: last.y + last.height - first.y + 9,
  };
};

export const sizeOf = ({ cells }: Diagram): { readonly width: number; readonly height: number } => {
  const all = Object.values(cells);
  return {
    width: (Math.max(...all.map(([column]) => column)) + 1) * cell.width,
    height: (Math.max(...all.map(([, row]) => row)) + 1) * cell.height,
  };
};

/** Returns the lines of the arrows of a diagram, from border to border. */
export const linesOf = (diagram: Diagram): readonly Line[] =>
  diagram.arrows.map(([from, to]) => {
    const target = placeOf(diagram, to);
    const source = placeOf(diagram, from);
    // An arrow from or to a frame is drawn straight, at the middle of the other box.
    const start = from === 'frame' ? nearest(source, middleOf(target)) : middleOf(source);
    const end = to === 'frame' ? nearest(target, middleOf(source)) : middleOf(target);
    const tail = from === 'frame' ? start : border(source, end);
    const head = to === 'frame' ? end : border(target, start);
    return { x1: tail.x, y1: tail.y, x2: head.x, y2: head.y };
  });

const placeOf = (diagram: Diagram, name: string): Box => {
  if (name === 'frame' && diagram.frame !== undefined) return frameOf(diagram.frame);
  return boxOf(diagram.cells[name] ?? [0, 0]);
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The point of a box that is nearest to a point outside of it. */
const nearest = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: Math.min(Math.max(point.x, x), x + width),
  y: Math.min(Math.max(point.y, y), y + height),
});

/** Where the line from the middle of a box to a point crosses its border. */
const border = (box: Box, point: Point): Point => {
  const middle = middleOf(box);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return { x: middle.x + dx * share, y: middle.y + dy * share };
};
