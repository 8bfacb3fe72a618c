/** Returns a function that computes its value on the first call and caches it. */
export const once = <T>(compute: () => T): (() => T) => {
  let result: { readonly value: T } | null = null;
  return () => (result ??= { value: compute() }).value;
};
