/**
 * Whether code did not load, in the words of Chrome, Firefox and Safari for an import that the network ended, and of Vite for a style
 * sheet. Code that loads and fails is a fault of the page.
 */
export const isUnloadedPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
