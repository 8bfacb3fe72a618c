/**
 * Returns what a person of that name is called: the first name, without title, epithet, remarks in brackets and quotation
 * marks. A name that begins with an article, and what is no name of a person ("Ada's Ghost"), is said as a whole.
 */
export const toShortName = (name: string): string => {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length === 0) return name;
  if (articles.has(first.toLowerCase()) || possessive.test(first)) return words.join(' ');
  const at = words.findIndex((word) => !isInitial(word) && !word.endsWith('.'));
  const found = words[at] ?? first;
  const next = words[at + 1];
  return titles.has(found.toLowerCase()) && next !== undefined ? `${found} ${next}` : found;
};

/** The words of the name before an epithet, each without the marks around it; a point at its end marks a title. */
const wordsOf = (name: string): string[] => {
  const plain = name.replaceAll(/\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|【[^】]*】|（[^）]*）/gu, ' ');
  const [main = ''] = (hasLetters(plain) ? plain : name)
    .split(/[,،、，;:|/·•]|\s[-–—~]+\s/u)
    .filter(hasLetters);
  return main.split(/\s+/u).flatMap((word) => {
    const bare = word.replaceAll(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}.]+$/gu, '');
    return bare === '' ? [] : [bare];
  });
};

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** One Latin, Greek or Cyrillic letter; elsewhere one letter is often a name. */
const isInitial = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*$/u.test(word);

const possessive = /['’]s$/iu;

/** The articles of the languages that are spoken here, except those that are common first names. */
const articles = new Set(
  'the a an la le les el los las lo il gli un una une uno o os as um uma der die das ein eine'.split(' '),
);

/** Titles without a point: they are said together with the name. */
const titles = new Set(
  'mr mrs ms miss dr prof professor sir lady lord dame captain king queen prince princess count countess saint father mother sister brother aunt uncle herr frau don doña señor señora monsieur madame'.split(
    ' ',
  ),
);

/** Returns what `{{char}}` stands for in a mate's texts: its nickname, else what it is called. */
export const toMacroName = ({
  name,
  craft,
}: {
  readonly name: string;
  readonly craft?: { readonly nickname: string } | undefined;
}): string => craft?.nickname || toShortName(name);
