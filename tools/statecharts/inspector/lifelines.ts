import type { Line } from './history.ts';

/** Senders and receivers, in the order of their first log entries; null for a sender that is not an actor. */
export interface Lifelines {
  readonly columns: readonly (string | null)[];
  readonly arrows: readonly Arrow[];
}

export interface Arrow {
  readonly line: Line;
  /** Indexes in `columns`. */
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the last `count` log entries as arrows between columns, with a column for each of their actors in order of
 * appearance.
 */
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
