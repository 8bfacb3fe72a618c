/** The texts of a form by the names of their controls. A checkbox that is not checked has none. */
export const valuesOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
