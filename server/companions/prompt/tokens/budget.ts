/** What a section of a prompt may have, in tokens. */
export interface Claim {
  /** What it gets before others get more. */
  readonly first: number;
  readonly max: number;
  /** Returns how many of `limit` tokens it would use: never fewer of more. */
  readonly uses: (limit: number) => number;
}

/**
 * Divides tokens among sections: each gets what it gets first where it needs that, then what is left goes to them in their order. The sum is at
 * most `free`.
 */
export const divide = <Name extends string>(
  free: number,
  claims: ReadonlyMap<Name, Claim>,
): ReadonlyMap<Name, number> => {
  const granted = new Map<Name, number>();
  let left = Math.max(0, free);
  const grant = (name: Name, { uses, max }: Claim, more: number): void => {
    const before = granted.get(name) ?? 0;
    const limit = Math.min(max, before + Math.floor(Math.max(0, Math.min(more, left))));
    const used = Math.max(before, uses(limit));
    granted.set(name, used);
    left -= used - before;
  };
  for (const [name, claim] of claims) grant(name, claim, claim.first);
  for (const [name, claim] of claims) grant(name, claim, left);
  return granted;
};

/** The part of a space that a section gets first, and the most that it gets, in tokens. */
export interface Share {
  readonly share: number;
  readonly max: number;
}

/** Returns the claim of a section to its share of a space, and to `limit` tokens at most. */
export const claimTo = (
  space: number,
  { share, max }: Share,
  uses: Claim['uses'],
  limit = Infinity,
): Claim => ({
  first: space * share,
  max: Math.min(max, limit),
  uses,
});

/** What a text uses that is cut to what it gets. */
export const cutTo =
  (size: number): Claim['uses'] =>
  (limit) =>
    Math.min(size, limit);
