/** Returns the time in UTC, to the minute. */
export const formatTime = (time: number): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** User texts must neither imitate other output nor send control sequences to the terminal. */
export const toOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Returns a title with indented lines of a label and a value each. */
export const formatBlock = (title: string, lines: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...lines.map(([label]) => label.length));
  return [title, ...lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`)].join('\n');
};
