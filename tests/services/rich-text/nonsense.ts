/** Returns seeded random texts of delimiters and letters. */
export function nonsense(count: number): string[] {
  const bits = [
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    '`',
    '```',
    '[',
    '](',
    ')',
    '![',
    '](/media/a.png)',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '|',
    '|---|',
    '"',
    '“',
    '”',
    'word ',
    'é',
    '字',
    '👋',
    ' ',
    '    ',
    '\t',
    '\\',
    '\\[',
    '$',
    '<br>',
    ' http://a.example/b ',
    '[x] ',
    '---\n',
    '\ufdd1',
    '```js\n',
  ];
  let state = 17;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(18) }, () => bits[next(bits.length)] ?? '').join(''),
  );
}
