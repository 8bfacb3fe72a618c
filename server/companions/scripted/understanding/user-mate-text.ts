const maxWords = 8;

/**
 * Converts the user's words to the mate's perspective: "my garden" becomes "your garden". Returns null when they are too
 * long to repeat or would read badly.
 */
export function turnedRound(captured: string): string | null {
  const cut =
    captured.split(/ (?:because|but|and i|and it|and we|so i|which|since|when i|although|though) /iu)[0] ??
    '';
  const words = cut.split(' ').filter((word) => word !== '');
  while (looseEnds.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  if (words.length === 0 || words.length > maxWords) return null;
  return words.map((word, index) => turned(word, words[index - 1])).join(' ');
}

/** Finds captured words, which are in lower case, in the text as the user typed it. */
export function asTyped(captured: string, text: string): string {
  const at = text.toLowerCase().indexOf(captured.toLowerCase());
  return at < 0 ? captured : text.slice(at, at + captured.length);
}

function turned(word: string, before: string | undefined): string {
  const lower = word.toLowerCase();
  if (lower === 'was' && before?.toLowerCase() === 'i') return 'were';
  return personWords.get(lower) ?? word;
}

const personWords = new Map([
  ['i', 'you'],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['am', 'are'],
  ['we', 'you'],
  ['us', 'you'],
  ['our', 'your'],
  ['ours', 'yours'],
  ['you', 'me'],
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
]);

const looseEnds = new Set(
  'too also though much lot today tonight now really very please and or but so to of in at the a an most with all'.split(
    ' ',
  ),
);
