import type { Opinions, Review } from './reviews.types.ts';

/** What people think once the own review is stored: a changed one takes the place of the one before. */
export function withOwn(opinions: Opinions, own: Review): Opinions {
  const before = opinions.own;
  const sum = (opinions.average ?? 0) * opinions.count - (before?.stars ?? 0) + own.stars;
  const count = opinions.count + (before === null ? 1 : 0);
  return { ...opinions, own, count, average: sum / count };
}
