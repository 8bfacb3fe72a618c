/**
 * Reads what the first page asks for, exactly as the contract's schemas do, but without their package, which weighs more
 * than the rest of asking. A test holds the two together.
 */
import type { Creator, Mate, Recommendation, TrendingRank } from '../../../contract/mate.ts';
import { objectOf } from '../shared/parse-json.ts';

/** Gives back what the value is; throws where it is something else. */
type Read<Value> = (value: unknown) => Value;

/** Gives back nothing but what is named. */
const object =
  <Whole extends object>(reads: { readonly [Name in keyof Whole]: Read<Whole[Name]> }): Read<Whole> =>
  (value) => {
    const found = objectOf(value);
    const parts = Object.entries<Read<unknown>>(reads).map(([name, read]) => [name, read(found[name])]);
    // Every name of `Whole` has its reader, which gave what belongs there.
    return Object.fromEntries(parts) as Whole;
  };

const list =
  <Item>(read: Read<Item>): Read<Item[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => read(item)) : fail();

const text: Read<string> = (value) => (typeof value === 'string' ? value : fail());

const numberWhere =
  (isFit: (value: number) => boolean): Read<number> =>
  (value) =>
    typeof value === 'number' && isFit(value) ? value : fail();

const id: Read<string> = (value) => (/^[\w-]{1,64}$/.test(text(value)) ? text(value) : fail());
const count = numberWhere((value) => Number.isInteger(value) && value >= 0);

const mate = object<Mate>({
  mateId: id,
  name: text,
  shortName: text,
  tagline: text,
  tags: list(text),
  hue: numberWhere((value) => value >= 0 && value <= 359),
  portrait: text,
  quote: text,
  creator: object<Creator>({ creatorId: id, name: text }),
  chats: count,
});

export const readRecommendation = object<Recommendation>({
  pick: (value) => (value === null ? null : mate(value)),
  mates: list(mate),
});

export const readTrendingRank = object<TrendingRank>({
  ranks: list(object<TrendingRank['ranks'][number]>({ rank: count, mate })),
});

function fail(): never {
  throw new Error('The answer does not fit.');
}
