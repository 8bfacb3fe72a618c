/** Replies generated from a seed, by name. */
export const replies: Readonly<Record<string, () => string>>;
