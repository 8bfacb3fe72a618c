/** Computes a value with the first call and returns it with every further one. */
export const once = <T>(compute: () => T): (() => T) => {
  let result: { readonly value: T } | null = null;
  return () => (result ??= { value: compute() }).value;
};
