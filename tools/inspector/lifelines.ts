import type { Line } from './history.ts';

/** Senders and receivers, from the first to the last line; null for what is not an actor. */
export interface Lifelines {
  readonly columns: readonly (string | null)[];
  readonly arrows: readonly Arrow[];
}

export interface Arrow {
  readonly line: Line;
  /** Places in `columns`. */
  readonly from: number;
  readonly to: number;
}

/** The last `count` lines as arrows between columns; a column for everybody in them, in the order in which they come up. */
export function lifelinesOf(lines: readonly Line[], count: number): Lifelines {
  const last = lines.slice(-count);
  const columns = [...new Set(last.flatMap(({ from, to }) => [from, to]))];
  const arrows = last.map((line) => ({
    line,
    from: columns.indexOf(line.from),
    to: columns.indexOf(line.to),
  }));
  return { columns, arrows };
}
