import type { AssetKind, CardAssets } from './card-batch.reducers.ts';

const kinds = ['icon', 'emotion', 'background', 'user_icon', 'other'] as const satisfies readonly AssetKind[];

/** Returns how many pictures of each kind are in a card's file, in words. */
export const assetsInWords = (
  { embedded }: Pick<CardAssets, 'embedded'>,
  words: Readonly<Record<AssetKind, (count: number) => string>>,
): string[] =>
  kinds.flatMap((kind) => {
    const count = embedded[kind];
    return count === undefined ? [] : [words[kind](count)];
  });
