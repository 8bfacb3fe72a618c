import { variableNames } from './config.ts';

/**
 * Returns what the environment sets that is probably a mistyped setting, with the name that was meant: one or two letters away from
 * a setting. Such a setting would be ignored silently.
 */
export const findMistyped = (
  environment: NodeJS.ProcessEnv,
): readonly { readonly name: string; readonly meant: string }[] =>
  Object.keys(environment)
    .filter((name) => !variableNames.includes(name))
    .flatMap((name) => {
      const meant = variableNames.find(
        (known) =>
          environment[known] === undefined && countEdits(name.toUpperCase(), known) <= maxEdits(known),
      );
      return meant === undefined ? [] : [{ name, meant }];
    });

/** `HOME` is not a mistyped `HOST`. */
const maxEdits = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Returns how many letters have to be added, removed, replaced or exchanged with the next one (optimal string alignment). */
const countEdits = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
          isExchanged ? at(rows, i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return at(rows, one.length, other.length);
};

const at = (rows: readonly (readonly number[])[], row: number, column: number): number =>
  rows[row]?.[column] ?? Infinity;

/** One line for each, for the terminal of a start and for the doctor. Never contains a value. */
export const describeMistyped = (environment: NodeJS.ProcessEnv): readonly string[] =>
  findMistyped(environment).map(
    ({ name, meant }) => `${name} is not a setting and is ignored. Did you mean ${meant}?`,
  );
