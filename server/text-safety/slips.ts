/**
 * Returns common typing errors of a word: one missing letter, or two swapped ones. The first and the last letter stay.
 */
export const slipsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => [
    word.slice(0, at + 1) + word.slice(at + 2),
    ...(at < word.length - 3
      ? [word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3)]
      : []),
  ])
    .flat()
    .filter((slip) => slip !== word);
