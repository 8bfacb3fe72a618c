/** Joins the class names that are there. */
export const classNames = (...names: ReadonlyArray<string | undefined>): string =>
  names.filter((name) => name !== undefined && name !== '').join(' ');
