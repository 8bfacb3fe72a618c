/**
 * Endings that words have in German, Spanish, Portuguese and French, without accents, and how many letters have to remain before each.
 * Short messages do not tell which of these it is, so that there is one list: it has what inflects nouns, verbs and adjectives, and
 * leaves out what makes a word of another meaning.
 */
export const latinSuffixes: readonly (readonly [min: number, endings: string])[] = [
  // Shared by German and the Romance languages.
  [3, 's e es en'],
  [4, 'er est'],
  // German.
  [4, 'em ern n st t et te ten tet test end ende enden ender'],
  // Spanish, Portuguese, French.
  [3, 'ar ado ada ando aba ava iendo endo'],
  [4, 'a o i os as ais ir ados adas ido ida idos idas indo abas aban avam'],
  [4, 'amos emos imos aron eron ieron ou ei iu ait aient ions ons ez ent ant eux euse euses ee ees'],
];

/** The article and the prepositions that are written with an Arabic word, and its endings. */
export const arabicPrefixes: readonly string[] = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و'];
export const arabicSuffixes: readonly string[] = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ة', 'ي'];
